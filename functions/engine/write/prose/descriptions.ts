// Answers what a company does with the sentences that define it, not with its whole business section.
import type { Passage } from '../../evidence.ts';
import { saysWhatItIs } from '../../understand/kinds/line-of-business.ts';
import { withoutLegalForm } from '../../understand/names/find-entities.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { type Quotable, quotable } from './sentences.ts';

const MAX_SHOWN = 3;

/** "Acme Robotics builds …" defines it like "the company builds …". */
const saysOf = (name: string, whole: string): boolean => {
  const text = withoutLegalForm(whole).trim();
  return text.toLowerCase().startsWith(name) && (saysWhatItIs(text) || saysWhatItIs(`We${text.slice(name.length)}`));
};

/** Outside its business section, only a sentence that begins with the company's name describes it. */
export const descriptionsOf = (plan: Plan, passages: readonly Passage[]): readonly Quotable[] => {
  const names = plan.names.map((name) => name.toLowerCase());
  return passages
    .filter((passage) => isOfCompany(plan, passage))
    .flatMap(quotable)
    .filter(({ text }) => names.some((name) => saysOf(name, text)))
    .slice(0, 1);
};

/** Returns definitions of the first passage that has any. */
export const definitionsIn = (passages: readonly Passage[]): readonly Quotable[] => {
  for (const passage of passages) {
    const definitions = quotable(passage).filter(({ text }) => saysWhatItIs(text));
    if (definitions.length > 0) return definitions.slice(0, MAX_SHOWN);
  }
  return [];
};
