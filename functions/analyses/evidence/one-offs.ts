// Finds one-off items that a company prints above its operating income; adjusted EBITDA adds them back.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import gains from '#shared/language/lexicon/one-off-gains.json' with { type: 'json' };
import oneOffs from '#shared/language/lexicon/one-offs.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from './known-figure.ts';
import { latestFiled } from './statement-figures.ts';
import { figuresOfLine, type Place, summed } from './statement-lines.ts';

const oneOffWords = compile(oneOffs);
const gainWords = compile(gains);

/** As added back to profit: costs are positive, gains negative. */
export type OneOff = { readonly label: string; readonly figures: readonly Known[] };
export const ONE_OFFS = 'oneOffs';

const at = ({ lines }: Statement, concept: string): number => lines.findIndex((line) => line.concept === concept);

const between = (statement: Statement): readonly StatementLine[] =>
  statement.lines.slice(at(statement, 'revenue') + 1, Math.max(at(statement, 'operatingIncome'), 0));

const linesIn = (statement: Statement): readonly StatementLine[] =>
  between(statement).filter(({ label, concept }) => concept === undefined && oneOffWords(label).length > 0);

const COSTS = ['costOfSales', 'sga'];
/** Some statements print costs as negative amounts: those that are known, or else most lines. */
const printsCostsBelowNothing = (statement: Statement): boolean => {
  const lines = between(statement).flatMap(({ concept = '', figures }) => {
    const value = figures.find(Boolean)?.value;
    return value === undefined ? [] : [{ isNegative: value < 0, isCost: COSTS.includes(concept) }];
  });
  const negative = lines.filter(({ isNegative }) => isNegative);
  return negative.some(({ isCost }) => isCost) || negative.length * 2 > lines.length;
};

const addedBack = ({ statement }: Place, { label }: StatementLine, value: number): number => {
  if (gainWords(label).length > 0) return -Math.abs(value);
  return printsCostsBelowNothing(statement) ? -value : value;
};

const oneOffsIn = (place: Place): OneOff[] =>
  linesIn(place.statement).map((line) => ({
    label: line.label,
    figures: figuresOfLine(place, ONE_OFFS, line).map((one) => ({ ...one, value: addedBack(place, line, one.value) })),
  }));

/** Items of the latest document; earlier ones print other lines. */
export const oneOffItems = async (
  context: SectionContext,
  company: CompanyIds,
): Promise<{ readonly items: readonly OneOff[]; readonly total: readonly Known[] }> => {
  for (const filed of await latestFiled(context, company)) {
    const statement = filed.statements.find(({ kind }) => kind === 'income');
    if (!statement) continue;
    const place = { context, filed, statement };
    const items = oneOffsIn(place).filter(({ figures }) => figures.length > 0);
    return { items, total: summed(place, ONE_OFFS, items) };
  }
  return { items: [], total: [] };
};
