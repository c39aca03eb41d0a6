// Follow-up questions take missing parts from earlier ones: company, metric, base year.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2027, 1, 1);
const CHUNKS = [
  tableChunk(
    [
      ['과목', '2025년', '2024년', '2023년'],
      ['매출액', '73,410', '64,220', '58,900'],
      ['영업이익', '6,120', '4,350', '3,900'],
    ],
    { company: '나래섬유 주식회사', language: 'ko', unit: '(단위 : 백만원)', periods: ['2025', '2024', '2023'] },
  ),
  tableChunk(
    [
      ['', '2025', '2024'],
      ['Revenue', '$ 208.4', '$ 190.1'],
      ['Operating income', '21.3', '18.8'],
    ],
    { company: 'Tarn Foundry, Inc.', language: 'en', unit: '(in millions)', periods: ['2025', '2024'] },
  ),
];

const ask = async (query: string, ...history: string[]): Promise<string> =>
  tickedIn(await askOffline(query, CHUNKS, { now: NOW, history }));

describe('a follow-up question', () => {
  it.each([
    ['그럼 전년은?', ['나래섬유 매출액은?'], '64,220'],
    ['전년은요?', ['나래섬유 매출액은?'], '64,220'],
    ['그럼 전년은?', ['나래섬유 2024년 매출액은?'], '58,900'],
    ['영업이익은?', ['나래섬유 매출액은?', '그럼 전년은?'], '4,350'],
    ['증가율은?', ['나래섬유 매출액은?'], '14.3%'],
    ['And the year before?', ['Tarn Foundry revenue'], '190.1'],
    ['では前年は?', ['Tarn Foundryの売上高は?'], '190.1'],
  ])('%s after %j is answered with %s', async (query, history, figure) => {
    expect(await ask(query, ...history)).toContain(figure);
  });

  it('counts the previous year from the newest year of the documents, not from today', async () => {
    expect(await ask('나래섬유 전년 매출액은?')).toContain('64,220');
  });

  it('asks for something else if it names it', async () => {
    const text = await ask('그럼 소송은?', '나래섬유 매출액은?');

    expect(text).not.toContain('73,410');
  });
});
