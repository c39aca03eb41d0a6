// Finds amounts that a company's documents state under the name of a risk: `금리 위험: …`, `Litigation: …`, `金利リスク：…`.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isOwn } from './own.ts';
import { readIn } from './read-in.ts';
import { SUBJECTS } from './subjects.ts';

export type RiskAmount = { readonly label: string; readonly sentence: Quotable; readonly figure: Figure };

const LABELLED = /^([\p{L}][\p{L}\s·・/-]{1,30})[:：]\s?/u;
const NAMES_RISK = [SUBJECTS.hazard, SUBJECTS.dispute, SUBJECTS.regulation, SUBJECTS.labour];

/** A risk is named once and explained in the sentences that follow. Set by hand, not tuned on a set. */
const MAX_FOLLOWING = 2;

const amountsIn = (sentences: readonly Quotable[], unit: string): RiskAmount[] => {
  let label = '';
  let following = 0;
  return sentences.flatMap((sentence): RiskAmount[] => {
    const named = LABELLED.exec(sentence.text)?.[1];
    following = named === undefined ? following + 1 : 0;
    if (named !== undefined || following > MAX_FOLLOWING) label = named?.trim() ?? '';
    if (!NAMES_RISK.some((one) => one.test(label))) return [];
    const figure = readFigures(sentence.text).figures.find((one) => one.unit === unit && one.value > 0);
    return figure ? [{ label, sentence, figure }] : [];
  });
};

/** The first amount in the given unit for each named risk. */
export const riskAmounts = async (context: SectionContext, unit: string): Promise<RiskAmount[]> => {
  const { company } = context;
  if (!company) return [];
  const { passages } = await readIn(context, 'ask.risksOf');
  const found = passages.filter((one) => isOwn(company, one)).flatMap((one) => amountsIn(quotable(one), unit));
  return found.filter(({ label }, i) => found.findIndex((one) => one.label === label) === i);
};
