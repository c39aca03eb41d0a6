// Tests whether a sentence is about the covenant in a question: the same party and ratio.
import { terms } from '../../terms.ts';
import { withoutHeadroom } from '../../understand/kinds/headroom.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import { namesRatio } from '../../understand/measures/ratios.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import type { Quotable } from '../prose/sentences.ts';
import { speaksOfWord } from './coverage.ts';
import { otherParties } from './other-parties.ts';

const nameOf = ({ names }: Ratio): readonly string[] => Object.values(names).flat();

/** Question words apart from headroom, limit and ratio: they identify whose covenant it is. */
const leftWords = ({ question, names, entities, ratios }: Plan): readonly string[] =>
  contentWords(withoutHeadroom(question), [...names, ...entities]).filter(
    (word) => !ratios.some((ratio) => nameOf(ratio).some((name) => name.toLowerCase().includes(word))),
  );

/** Whether the sentence names the requested ratio and parties. */
export const isOfCovenant = (plan: Plan, { text, section, passage }: Quotable): boolean => {
  const wording = { text, words: new Set(terms(text)), section };
  return (
    plan.ratios.every((ratio) => namesRatio(ratio, text)) &&
    otherParties(plan, passage).every((party) => text.toLowerCase().includes(party)) &&
    leftWords(plan).every((word) => speaksOfWord(word, wording))
  );
};
