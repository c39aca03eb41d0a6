// Yes or no for the limit of a ratio: a covenant in prose, or a limit in the question.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const LETTER = [
  chunkOf(
    {
      text: 'The revolving facility requires net debt to EBITDA below 3.0 times and interest cover above 4.0 times. At 31 December 2024 net debt to EBITDA was 2.7 times and interest cover was 3.1 times.',
      seq: 0,
    },
    { document: 'letter.md', section: 'Covenant' },
  ),
];
const MEMO = [
  chunkOf(
    {
      text: '대출약정은 부채비율을 200% 이하로 유지하도록 한다. 2024년 말 현재 연결 기준 부채비율은 215%로 집계되었다.',
      seq: 0,
    },
    { document: 'memo.md', language: 'ko', section: '약정' },
  ),
];

it.each([
  ['Is net debt to EBITDA within the covenant?', LETTER, 'Yes'],
  ['Is interest cover within the covenant?', LETTER, 'No'],
  ['Is the interest cover covenant breached?', LETTER, 'Yes'],
  ['Is net debt to EBITDA above 2.5 times?', LETTER, 'Yes'],
  ['부채비율은 약정을 준수하고 있나요?', MEMO, '아니요'],
])('%s', async (question, chunks, verdict) => {
  expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toMatch(new RegExp(`^${verdict}`));
});

it.each([
  ['한들제망 부채비율은 200%를 넘나요?', '아니요'],
  ['한들제망 부채비율이 50%를 넘습니까?', '예'],
])('is returned for a computed ratio: %s', async (question, verdict) => {
  const balance = tableChunk(
    [
      ['', '2025년', '2024년'],
      ['부채총계', '120,000', '110,000'],
      ['자본총계', '160,000', '140,000'],
    ],
    { company: '한들제망', document: '사업보고서.pdf', language: 'ko', periods: ['2025', '2024'] },
  );

  expect(tickedIn(await askOffline(question, [balance], { now: NOW }))).toMatch(new RegExp(`^${verdict}`));
});
