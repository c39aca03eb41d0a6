// Lines near the right one in a short document that share words of the question but state something else.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const prose = (text: string, section: string, language: 'ko' | 'en' | 'ja', seq = 0) =>
  chunkOf({ text, seq }, { document: 'file.md', language, section });

const LETTER = [
  prose(
    'The count in November 2024 found 11,200 of 148,000 kegs missing, a loss rate of 7.6%. Casks are counted once a year.',
    'Inventory of kegs and casks',
    'en',
  ),
];
const SHARES = [
  prose(
    'Series B shares carry a 1.0x preference, ahead of the Series A shares. Series A shares carry a 1.25x preference.',
    'Liquidation preference',
    'en',
  ),
];
const INTERVIEW = [
  prose(
    '가장 큰 거래처인 한솔마트가 매출의 31%를 차지하고, 다음이 오월제과로 9%입니다. 한솔마트와의 계약은 2026년 2월에 만료됩니다.',
    '매출과 고객',
    'ko',
  ),
];
const MINUTES = [
  prose('연산 3,000톤 규모의 군산 신공장 건설을 승인하였다.', '제1호 의안: 군산 신공장 투자 승인', 'ko'),
];

it.each([
  ['What was the cask loss rate in 2024?', LETTER],
  ['What is the preference of Series C shares?', SHARES],
  ['오월제과와의 계약은 언제 만료되나?', INTERVIEW],
  ['군산 신공장의 예상 고용 인원은?', MINUTES],
])('removes the tick: %s', async (question, chunks) => {
  expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toBe('');
});

it('keeps the right line', async () => {
  const answer = await askOffline('What preference do the Series A shares carry?', SHARES, { now: NOW });

  expect(tickedIn(answer)).toBe('Series A shares carry a 1.25x preference.');
});

it('removes the ticks of a whole table about other numbers than the named one', async () => {
  const limits = tableChunk(
    [
      ['Parameter', 'Kiln 1 limit', 'Kiln 2 limit'],
      ['Dust', '20 mg/m3', '10 mg/m3'],
      ['Carbon monoxide', '1,200 mg/m3', '1,000 mg/m3'],
    ],
    { document: 'permit.md', section: 'Emission limits' },
  );

  expect(tickedIn(await askOffline('What is the dust limit for Kiln 3?', [limits], { now: NOW }))).toBe('');
});
