// The share of debt at each kind of rate, stated in a sentence, across languages.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const korean = chunkOf(
  { text: '당사의 차입금 820억원 중 58%는 변동금리, 42%는 고정금리 조건입니다.' },
  { company: '누리봄상조', document: '누리봄상조_분기보고서.html', language: 'ko' },
);
const english = chunkOf(
  { text: 'The term loan is EUR 35 million. All of it bears a floating rate.' },
  { company: 'Alder Audio Inc.', document: 'alder.pdf', language: 'en' },
);

it.each([
  ['누리봄상조 차입금 중 고정금리 비중은?', korean, '42%'],
  ["What share of Nuribom Sangjo(누리봄상조)'s debt is at a floating rate?", korean, '58%'],
  ["What share of Alder Audio's debt bears a floating rate?", english, 'All of it'],
])('%s', async (query, chunk, said) => {
  expect(tickedIn(await askOffline(query, [chunk], { now: NOW }))).toContain(said);
});

it('states nothing about debt that the sentence does not name', async () => {
  const query = "What share of Alder Audio's bonds in Chile bears a floating rate?";

  expect(tickedIn(await askOffline(query, [english], { now: NOW }))).toBe('');
});

const facility = chunkOf(
  {
    text: 'Interest is three-month SONIA plus 2.1% a year.\nInterest on late sums runs at 3% above base rate.\nThe fee is £40,000.',
  },
  { document: 'facility-letter.txt', section: 'Interest', language: 'en' },
);
it.each([
  ['is the loan fixed or floating', english, 'floating rate'],
  ['is it fixed or floating', facility, 'SONIA'],
  ['금리가 고정이야 변동이야', facility, 'SONIA'],
  ['金利は固定か変動か', korean, '58%'],
])('decides between fixed and floating: %s', async (query, chunk, answer) => {
  expect(tickedIn(await askOffline(query, [chunk], { now: NOW }))).toContain(answer);
});

it('does not give the kind of a loan by interest on late payment, or of another thing', async () => {
  const late = chunkOf(
    { text: 'Interest on late sums runs at 3% above base rate.' },
    { document: 'supply-agreement.txt', language: 'en' },
  );

  expect(tickedIn(await askOffline('is the loan fixed or floating', [late], { now: NOW }))).toBe('');
  expect(tickedIn(await askOffline('is the rent of the depot fixed or floating', [facility], { now: NOW }))).toBe('');
});
