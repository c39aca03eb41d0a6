// Compares dividends paid with those in changes in equity (rule 24); they may be declared in one period and paid in
// another.
import dividends from '../../language/lexicon/dividends.json' with { type: 'json' };
import { compile } from '../../language/lexicon/lexicon.ts';
import type { EquityChanges, Statement } from '../../model/statement.ts';
import { figureAt, toleranceOf, unitOf } from './figures.ts';
import { periodOf, type Tie } from './result.ts';

const saysDividends = compile(dividends);

/** By stretch between two balances and by component, without sign. */
const declaredIn = ({ rows, components }: EquityChanges): number[] => {
  const balances = [-1, ...rows.flatMap(({ isBalance }, n) => (isBalance ? [n] : []))];
  return balances.flatMap((start, n) => {
    const own = rows.slice(start + 1, balances[n + 1]).filter(({ label }) => saysDividends(label).length > 0);
    const sums = components.map((_, at) => own.reduce((sum, { figures }) => sum + (figures[at]?.value ?? 0), 0));
    return sums.filter(Boolean).map(Math.abs);
  });
};

/** Balances often have no date, so the amount paid may match the dividends of any stretch. */
export const dividendTies = (cashFlow: Statement | undefined, changes: EquityChanges | undefined): Tie[] => {
  const line = cashFlow?.lines.find(({ concept }) => concept === 'dividends');
  const declared = changes ? declaredIn(changes) : [];
  if (!cashFlow || !line || declared.length === 0) return [];
  const tolerance = toleranceOf(2, unitOf(cashFlow));
  return cashFlow.columns.flatMap((column, n): Tie[] => {
    const paid = Math.abs(figureAt(line, n) ?? 0);
    if (paid === 0) return [];
    const by = declared
      .map((one) => paid - one)
      .reduce((least, rest) => (Math.abs(rest) < Math.abs(least) ? rest : least));
    const is = Math.abs(by) <= tolerance ? 'holds' : 'differs';
    return [
      { rule: 'dividends', ...periodOf(column), is, by, whole: { line, statement: cashFlow, sign: 1 }, parts: [] },
    ];
  });
};
