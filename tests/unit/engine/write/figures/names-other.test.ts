// The total is not an answer if a question names another row by a word of one syllable.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

it('does not answer with the total for a named row', async () => {
  const sales = tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '22,915', '20,740'],
      ['캔맥주 매출', '15,060', '13,480'],
      ['펍 매출', '7,855', '7,260'],
    ],
    {
      company: '다솜브루어리',
      document: '보고서.pdf',
      language: 'ko',
      periods: ['2025', '2024'],
      unit: '(단위: 백만원)',
    },
  );
  const ticked = tickedIn(
    await askOffline('다솜브루어리 펍 매출은 2025년에 얼마?', [sales], { now: Date.UTC(2026, 0, 1) }),
  );

  expect(ticked).not.toContain('22,915');
});
