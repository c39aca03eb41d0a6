// Korean verbs that are made of a common noun.
import { expect, it } from 'vitest';
import { isVerbOfNoun } from '#functions/engine/understand/words/verb-of-noun.ts';

it.each(['매각할', '계약한', '투자하는'])('"%s" is a verb of a common noun', (word) => {
  expect(isVerbOfNoun(word)).toBe(true);
});

it.each(['유한', '가온물류', '대한', '매각'])('"%s" is no such verb', (word) => {
  expect(isVerbOfNoun(word)).toBe(false);
});
