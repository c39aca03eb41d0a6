// Finds the lines of the income statement itself that add up to its revenue: kinds of revenue above or below the total.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import type { Known } from './known-figure.ts';
import { latestFiled } from './statement-figures.ts';
import { figuresOfLine } from './statement-lines.ts';

const MIN_PARTS = 2;
const MAX_PARTS = 12;
const ROUNDING = 0.005;

const addUp = (parts: readonly StatementLine[], { figures }: StatementLine): boolean =>
  figures.every((whole, column) => {
    const sum = parts.reduce((all, line) => all + (line.figures[column]?.value ?? 0), 0);
    return whole === null || Math.abs(sum - whole.value) <= Math.abs(whole.value) * ROUNDING;
  });

const hasFigures = ({ figures }: StatementLine): boolean => figures.some((one) => one !== null && one.value !== 0);

/** Costs and results have a concept; kinds of revenue are a company's own lines. */
const areOwn = (run: readonly StatementLine[]): boolean => run.every(({ concept }) => concept === undefined);

/** The longest run of own lines that ends right above the revenue, or begins right below it, and adds up to it. */
export const revenueLines = ({ lines }: Statement): readonly StatementLine[] => {
  const printed = lines.filter(hasFigures);
  const at = printed.findIndex(({ concept }) => concept === 'revenue');
  const revenue = printed[at];
  if (!revenue) return [];
  const above = printed.slice(Math.max(0, at - MAX_PARTS), at);
  const below = printed.slice(at + 1, at + 1 + MAX_PARTS);
  const runs = Array.from({ length: MAX_PARTS - MIN_PARTS + 1 }, (_, n) => MAX_PARTS - n).flatMap((size) => [
    above.length >= size ? above.slice(-size) : [],
    below.length >= size ? below.slice(0, size) : [],
  ]);
  return runs.find((run) => run.length >= MIN_PARTS && areOwn(run) && addUp(run, revenue)) ?? [];
};

/** Figures whose `metric` is the name of the line. */
export const faceParts = async (context: SectionContext, company: CompanyIds): Promise<readonly Known[]> => {
  for (const filed of await latestFiled(context, company)) {
    const statement = filed.statements.find(({ kind }) => kind === 'income');
    if (!statement) continue;
    const place = { context, filed, statement };
    const figures = revenueLines(statement).flatMap((line) => figuresOfLine(place, line.label.trim(), line));
    if (figures.length > 0) return figures;
  }
  return [];
};
