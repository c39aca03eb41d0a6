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

const linesIn = (statement: Statement): readonly StatementLine[] => {
  const [revenue, result] = [at(statement, 'revenue'), at(statement, 'operatingIncome')];
  return statement.lines
    .slice(revenue + 1, Math.max(result, 0))
    .filter(({ label, concept }) => concept === undefined && oneOffWords(label).length > 0);
};

/** Some statements print costs as negative amounts. */
const printsCostsBelowNothing = ({ lines }: Statement): boolean =>
  lines.some(
    ({ concept = '', figures }) =>
      ['costOfSales', 'sga'].includes(concept) && figures.some((one) => (one?.value ?? 0) < 0),
  );

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
