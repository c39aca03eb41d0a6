// Whether the head nouns of a question, those that few candidates share, occur in or around a sentence.
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';
import { coverageOver, type Heard } from './coverage.ts';
import { isOfCompany } from './pick-figure.ts';
import { type Quotable, quotable } from './sentences.ts';

const LOOKED_AT = 20;
/** This much of the question, by weight, must be there. */
const LEAST = 0.7;

/** The sentence with those beside it and the headings over it. */
const around = ({ passage, start }: Quotable): Heard => {
  const all = quotable(passage);
  const at = all.findIndex((one) => one.start === start);
  const { document, section } = passage.chunk.context;
  const beside = all.slice(Math.max(0, at - 1), at + 2).map(({ text }) => text);
  const text = [document, section, ...beside].filter(Boolean).join(' ');
  return { text, words: new Set(terms(text)), section };
};

export const hasHeadsOver = (plan: Plan, passages: readonly Passage[]): ((one: Quotable) => boolean) => {
  const own = passages.filter((passage) => isOfCompany(plan, passage)).slice(0, LOOKED_AT);
  const cover = coverageOver(plan, own.flatMap(quotable).map(around));
  return (one) => cover === undefined || cover(around(one)).share >= LEAST;
};
