// Computes the last twelve months of flows: the full year plus the current interim period minus the prior-year interim
// period.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import type { FiledStatements } from './filed-statements.ts';
import type { Known } from './known-figure.ts';
import { latestFiled, statementFigures } from './statement-figures.ts';
import { figuresIn } from './statement-lines.ts';
import { LINES } from './statement-metrics.ts';

export type TwelveMonths = {
  readonly metric: string;
  readonly year: Known;
  readonly current: Known;
  readonly prior: Known;
  readonly value: number;
};

const FLOWS = ['revenue', 'grossProfit', 'operatingIncome', 'depreciation', 'netIncome', 'operatingCashFlow', 'capex'];
const YEAR_MONTHS = 12;

/** The length in months of the interim period that every flow statement of a document reports. */
const partOf = (statements: readonly Statement[]): number | undefined => {
  const flows = statements.filter(({ kind }) => kind === 'income' || kind === 'cashFlow');
  const lengths = flows.map(
    ({ columns }) => new Set(columns.flatMap(({ months = 0 }) => (months < YEAR_MONTHS ? months : []))),
  );
  const [first, ...others] = lengths;
  const shared = [...(first ?? [])].filter((months) => others.every((one) => one.has(months)));
  return shared.length > 0 ? Math.max(...shared) : undefined;
};

/** A year without its last day ends with the calendar year. */
const dayOf = ({ period }: Known): string => (period.length === 4 ? `${period}-12-31` : period);

const flowOf = (parts: readonly Known[], years: readonly Known[], metric: string): TwelveMonths | undefined => {
  const [current, prior] = parts
    .filter((one) => one.metric === metric)
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  if (!current || !prior || Number(current.year) - Number(prior.year) !== 1) return undefined;
  const year = years.find(
    (one) =>
      one.metric === metric && dayOf(one) > dayOf(prior) && dayOf(one) < dayOf(current) && one.unit === current.unit,
  );
  return year && { metric, year, current, prior, value: year.value + current.value - prior.value };
};

const partsIn = (context: SectionContext, filed: FiledStatements, months: number): Known[] =>
  FLOWS.flatMap((metric) => {
    const wanted = LINES[metric];
    const statement = filed.statements.find(({ kind }) => kind === wanted?.of);
    return statement && wanted ? figuresIn({ context, filed, statement }, metric, wanted.concepts, months) : [];
  });

/** From the latest document with an interim period; empty if the prior year is not among the files. */
export const lastTwelveMonths = async (
  context: SectionContext,
  company: CompanyIds,
): Promise<readonly TwelveMonths[]> => {
  const years = (await statementFigures(context, company, FLOWS)) ?? [];
  for (const filed of await latestFiled(context, company)) {
    const months = partOf(filed.statements);
    if (months === undefined) continue;
    const parts = partsIn(context, filed, months);
    const found = FLOWS.flatMap((metric) => flowOf(parts, years, metric) ?? []);
    if (found.length > 0) return found;
  }
  return [];
};
