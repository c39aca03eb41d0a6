// Yearly figures of a company: from registers if they know it, else from the statements of its documents, else from
// their tables; from databases or other companies' tables only where those have none.
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { StatementKind } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import { comparedFigures } from './comparison-tables.ts';
import { evidenceFigures } from './evidence-figures.ts';
import { factFigures } from './fact-figures.ts';
import type { Known } from './known-figure.ts';
import { netDebtFigures } from './net-debt-table.ts';
import { statedResults } from './stated-results.ts';
import { statementFigures } from './statement-figures.ts';
import { isOfStatements, statementOf } from './statement-metrics.ts';
import { unreadKinds } from './unread.ts';
import { wantedBasis } from './wanted-basis.ts';

const YEARS = 5;

/** `2024`, `2022-2024`; empty means the latest five years. */
const inPeriod = ({ inputs }: SectionContext, figures: readonly Known[]): Known[] => {
  const range = typeof inputs.period === 'string' ? /^(\d{4})(?:-(\d{4}))?$/.exec(inputs.period) : undefined;
  const years = [...new Set(figures.map(({ year }) => year))].sort();
  const [, from = '', to = from] = range ?? [];
  const wanted = range ? years.filter((year) => year >= from && year <= to) : years.slice(-YEARS);
  return figures.filter(({ year }) => wanted.includes(year));
};

/** Adds figures that registers do not tag from the company's own tables: same years, currency and basis. */
const completing = (filed: readonly Known[], read: readonly Known[]): Known[] => {
  const years = new Set(filed.map(({ year }) => year));
  const [first] = filed;
  return read.filter(
    ({ year, unit, basis = first?.basis }) => years.has(year) && unit === first?.unit && basis === first?.basis,
  );
};

/**
 * A metric that the printed statements lack stays absent: a note under the same name is another figure. A balance sheet
 * alone says nothing of the profit, which key figures may print.
 */
const readFigures = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  const printed = await statementFigures(context, company, metrics.filter(isOfStatements));
  const all = await context.statements(company);
  const unread = unreadKinds(all);
  const kinds = new Set(all.flatMap(({ statements }) => statements.map((one) => one.kind)));
  const isPrinted = (kind: StatementKind) => printed !== undefined && (kinds.has(kind) || kinds.has('income'));
  const bridged = await netDebtFigures(context, company);
  const others = metrics.filter((metric) => {
    if (bridged.some((one) => one.metric === metric)) return false;
    const kind = statementOf(metric);
    return !kind || !(isPrinted(kind) || unread.has(kind));
  });
  const searched = others.length > 0 ? await evidenceFigures(context, company, others) : [];
  return [...(printed ?? []), ...bridged.filter(({ metric }) => metrics.includes(metric)), ...searched];
};

export const figuresOf = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[]> => {
  const cite = (fact: Fact) => context.notes.citeFact(fact, context.language);
  const facts = await context.facts();
  const of = (isLicensed: boolean) =>
    factFigures(facts, { company, basis: wantedBasis(context), cite, isLicensed }).filter(({ metric }) =>
      metrics.includes(metric),
    );
  const filed = of(false);
  const missing = metrics.filter((metric) => !filed.some((one) => one.metric === metric));
  const read = missing.length > 0 ? await readFigures(context, company, missing) : [];
  const own = filed.length > 0 ? [...filed, ...completing(filed, read)] : read;
  if (own.length > 0) return inPeriod(context, own);
  const licensed = of(true);
  if (licensed.length > 0) return inPeriod(context, licensed);
  const compared = await comparedFigures(context, company, metrics);
  return inPeriod(
    context,
    compared.length > 0 || context.signal.aborted ? compared : await statedResults(context, company, metrics),
  );
};
