// Short forms of questions are written out.
import { describe, expect, it } from 'vitest';
import { withFullWords } from '#functions/engine/understand/words/short-words.ts';

describe('a short form', () => {
  it.each([
    ['whats turnover last yr', "what's turnover last year"],
    ['Hows the avg rent over 3 yrs?', "how's the average rent over 3 years?"],
    ['didnt mgmt sign b4 the qtr end', "didn't management sign before the quarter end"],
  ])('is written out: %s', (question, full) => {
    expect(withFullWords(question)).toBe(full);
  });

  it.each([
    "what's the rev. 2 of the plan",
    'REV Holdings turnover',
    "the year's result",
    'revenue of Yrsa Foods',
    'don’t they pay',
  ])('is none within another word or name: %s', (question) => {
    expect(withFullWords(question)).toBe(question);
  });
});
