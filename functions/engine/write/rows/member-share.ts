// One member's share of a table's total, if a question names only the member: "Wholesale share?".

import { compile } from '#shared/language/lexicon/lexicon.ts';
import shares from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { type Member, membersOf } from '../../tables/members.ts';
import { terms } from '../../terms.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { compact } from '../../understand/names/company-names.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { type Divided, divides, shareSentences } from './divided.ts';

const sharesIn = compile(shares);

/** A one-character name occurs inside many words. */
const SHORTEST = 2;
const isNamed = (question: string, { name }: Member): boolean =>
  compact(name).length >= SHORTEST && compact(question).includes(compact(name));

/** Whether member, heading and words for a share cover the whole question. */
const isFullyNamed = (plan: Plan, { name }: Member, { chunk: { context } }: Passage): boolean => {
  const known = new Set(terms([name, context.section, context.document].filter(Boolean).join(' ')));
  return contentWords(plan.question, plan.names).every(
    (word) =>
      compact(name).includes(word) ||
      terms(word).every((term) => known.has(term)) ||
      isGroupWord(word) ||
      sharesIn(word).length > 0 ||
      plan.metrics.some((metric) => mentions(metric, word)),
  );
};

export const memberShare = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const [metric, ...others] = plan.metrics;
  const asksShare = sharesIn(plan.question.normalize('NFKC')).length > 0 && !asksGrowth(plan.question);
  if (!asksShare || others.length + plan.ratios.length > 0) return [];
  const own = passages.filter((passage) => passage.chunk.kind === 'table' && isOfCompany(plan, passage));
  for (const passage of own) {
    const divided: Divided = { passage, metric, members: membersOf({ ...plan, rank: undefined }, passage) };
    const named = divided.members.filter((member) => isNamed(plan.question, member));
    const isFullNameAlone = named.length === 1 && named.every((member) => isFullyNamed(plan, member, passage));
    if (!isFullNameAlone || (metric && !divides(plan, metric, divided, passages))) continue;
    const sentences = shareSentences(writing, divided, named);
    if (sentences.length > 0) return [{ kind: 'text', sentences }];
  }
  return [];
};
