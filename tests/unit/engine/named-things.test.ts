// A question about one of several things of a kind is answered by text about that one.
import { describe, expect, it } from 'vitest';
import { withNames } from '#functions/engine/names/with-names.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const NOW = { now: Date.UTC(2026, 5, 1) };
const KO = { document: '현황.pdf', language: 'ko' };
const EN = { document: 'review.pdf', language: 'en' };
const chunks = withNames([
  chunkOf({ text: '안성공장의 가동률은 82%다. 이직률은 9.8%였다.' }, KO),
  chunkOf({ text: '오산공장은 2019년에 문을 열었다. 이직률은 14.2%였다.' }, KO),
  chunkOf({ text: 'Utilization was 93%. It runs on hydropower.' }, { ...EN, section: 'Breweries > Halden Brewery' }),
  chunkOf({ text: 'The Marlow brewery was opened in May 2022. It makes stout.' }, EN),
]);
const ask = (question: string) => askOffline(question, chunks, NOW);
const ticked = ({ blocks }: Answer): string[] =>
  blocks
    .flatMap(sentencesOf)
    .filter(({ check, fit }) => check === 'verified' && fit !== 'near')
    .map(({ text }) => text);

describe('a capitalized name of any kind', () => {
  const drugs = [
    chunkOf(
      { text: 'Exavil is approved in the European Union. The patent of Torbantin expires in 2033. It is sold abroad.' },
      EN,
    ),
  ];
  it.each([
    ['When does the patent of Torbantin expire?', ['The patent of Torbantin expires in 2033.']],
    ['When does the patent of Exavil expire?', []],
  ])('is answered by a sentence about it: %s', async (question, answer) => {
    expect(ticked(await askOffline(question, drugs, NOW))).toEqual(answer);
  });
});

describe('a question about one of several things of a kind', () => {
  it.each([
    ['안성공장의 가동률은?', '안성공장의 가동률은 82%다.'],
    ['오산공장의 이직률은?', '이직률은 14.2%였다.'],
    ['What was the utilization of the Halden Brewery?', 'Utilization was 93%.'],
  ])('%s is answered by what documents state about that one', async (question, answer) => {
    expect(ticked(await ask(question))).toEqual([answer]);
  });

  it.each(['오산공장의 가동률은?', 'What is the utilization of the Marlow brewery?'])(
    '%s is not answered by another one, or by other statements about it',
    async (question) => expect(ticked(await ask(question))).toEqual([]),
  );

  it('names the unknown name and the known ones', async () => {
    const made = await ask('평택공장의 가동률은?');
    expect(ticked(made)).toEqual([]);
    expect(made.blocks).toContainEqual({
      kind: 'notice',
      code: 'nameUnknown',
      params: { name: '평택', found: '안성, 오산' },
    });
  });
});
