// Concepts are found by any of their words in three languages, in one pass.
import { describe, expect, it } from 'vitest';
import { conceptFinder, wordsOfConcept } from '#shared/language/lexicon/concepts.ts';

const concept = (id: string, ko: string[], en: string[], ja: string[], not: string[] = []) => ({
  id,
  source: 'test',
  ko,
  en,
  ja,
  not,
});
const find = conceptFinder(
  [
    concept('ferry', ['여객선'], ['ferr*', 'boat trip'], ['フェリー']),
    concept('leave', ['그만두*', '그만뒀*'], ['quit*', 'walk…out'], ['辞め*'], ['quite']),
    concept('debt', ['빚'], ['debt'], ['借金']),
  ].flatMap(wordsOfConcept),
);

describe('the concepts of a text', () => {
  it.each([
    ['Two ferries sail at noon.', ['ferry']],
    ['She quit in May because of the debt.', ['debt', 'leave']],
    ['They walked, or walk straight out.', ['leave']],
    ['여객선 선장이 그만뒀다.', ['ferry', 'leave']],
    ['빚이 얼마나 되나', ['debt']],
    ['船長が辞めた。', ['leave']],
    ['借金でフェリーを買う', ['debt', 'ferry']],
    ['Quite late they quit.', ['leave']],
    ['İzmir ferries 😀', ['ferry']],
    ['A boat  trip, no boattrip', ['ferry']],
  ])('of “%s” are found by their words', (text, ids) => {
    expect([...find(text)].sort()).toEqual(ids);
  });

  it.each(['It is quite late.', 'Offerries', 'boattrip', '', 'indebted'])('of “%s” are empty', (text) => {
    expect([...find(text)]).toEqual([]);
  });
});
