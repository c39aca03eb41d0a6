// Parses what a question requests of a statement, field by field, once per question.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import quantityQuestions from '#shared/language/lexicon/quantity-questions.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/requested-fields.json' with { type: 'json' };
import { asksYesNo } from '../understand/kinds/yes-no.ts';
import type { Plan } from '../understand/plan-type.ts';
import { asksForMoney } from '../write/fit/quantities.ts';
import { type Fields, fieldsOf, type Modality, sumsIn } from './fields.ts';

const { source } = lexicon;
const pastIn = compile({ source, ...lexicon.past });
const disputesIn = compile({ source, ...lexicon.disputes });
/** "What fine did it pay?", 과징금은?, 敷金は: asks for a sum by its name alone. */
const WHAT_SUM =
  /^what \w+ (?:did|does|do|is|was|are|were)\b|^what (?:is|was|are|were) the [\w ]+\?*$|[은는はが]\s?[?？]?$/iu;
/** Characters at the end of a question that name the request: "What is Ada Holm's salary?" Set by hand. */
const END = 20;
const endsInSum = (question: string): boolean =>
  /^(?:what|how high)\b/iu.test(question) && sumsIn(question.slice(-END)).length > 0;
const asksIn = compile(quantityQuestions.asks);

export type Requested = Fields & {
  /** Whether an amount, share or number is requested, not a description. */
  readonly isQuantity: boolean;
  /** Whether a sum is requested by name, so that the statement must have a figure. */
  readonly isSum: boolean;
  /** Whether past facts are requested, not plans. */
  readonly isPast: boolean;
  /** Modalities in which the answer may be stated. */
  readonly allowed: readonly Modality[];
};

const isQuantity = (plan: Plan, { sums }: Fields): boolean => {
  const { kind, wanted, question } = plan;
  const isOpen = wanted === undefined || wanted === 'count' || wanted === 'share';
  const isNamed = kind === 'figure' || wanted !== undefined || asksIn(question.normalize('NFKC')).length > 0;
  return (
    isOpen && (isNamed || asksForMoney(plan) || (sums.length > 0 && (WHAT_SUM.test(question) || endsInSum(question))))
  );
};

/** English "plan" also is a noun for many things: it marks plans, but does not deny facts. */
const FUTURE: readonly Modality[] = ['planned', 'plan', 'toCome'];

/**
 * Modalities that answer each other: an expected result of a plan counts as planned, and sums in a lawsuit as claimed.
 */
const allowedBy = (modalities: readonly Modality[], question: string): readonly Modality[] => [
  ...modalities,
  ...(modalities.some((one) => FUTURE.includes(one)) ? ([...FUTURE, 'supposed'] as const) : []),
  ...(modalities.includes('hoped') ? (['supposed', 'toCome'] as const) : []),
  ...(modalities.includes('supposed') ? (['hoped', 'proposed', 'toCome'] as const) : []),
  ...(disputesIn(question).length > 0 ? (['claimed'] as const) : []),
];

let last: { readonly plan: Plan; readonly requested: Requested } | undefined;
export const requestedBy = (plan: Plan): Requested => {
  if (last?.plan === plan) return last.requested;
  const question = plan.question.normalize('NFKC');
  const fields = fieldsOf(question);
  const isPast = pastIn(question).length > 0 && !fields.modalities.some((one) => one !== 'supposed');
  const allowed = allowedBy(fields.modalities, question);
  const isAmount = isQuantity(plan, fields);
  const isSum = isAmount && fields.sums.length > 0 && !asksYesNo(question);
  const requested = { ...fields, isQuantity: isAmount, isSum, isPast, allowed };
  last = { plan, requested };
  return requested;
};
