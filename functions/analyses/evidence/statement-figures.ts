// Reads yearly figures of a company from its complete statements: each line under its own concept, never from a note.
import bills from '#shared/language/lexicon/bills-of-trade.json' with { type: 'json' };
import inventories from '#shared/language/lexicon/kinds-of-inventory.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { StatementLine } from '#shared/model/statement.ts';
import type { SectionContext } from '../builder.ts';
import { chargedDepreciation } from './charged-depreciation.ts';
import type { FiledStatements } from './filed-statements.ts';
import type { Known } from './known-figure.ts';
import { figuresIn, figuresOfLine, liabilitiesIn, type Place, summed, sumOfLines } from './statement-lines.ts';
import { LINES, SUMS } from './statement-metrics.ts';
import { isOfOtherBasis } from './wanted-basis.ts';

const isOneOf = ({ ko, en, ja }: typeof inventories): ((label: string) => boolean) => {
  const kinds: ReadonlySet<string> = new Set([ko, en, ja].flat());
  return (label) => kinds.has(label.trim().toLowerCase()) || kinds.has(label.replaceAll(/\s/gu, ''));
};
const isKind = isOneOf(inventories);
/** One line may print two kinds: 製品及び仕掛品. */
const isInventory = (label: string): boolean =>
  isKind(label) || label.split(/及び|・|및|ㆍ/u).every((part) => isKind(part));

/** Bills of trade that a balance sheet prints beside the accounts. */
const BILLS: Readonly<Record<string, (label: string) => boolean>> = {
  receivables: isOneOf(bills.receivable),
  payables: isOneOf(bills.payable),
};

const withBills = (place: Place, metric: string, accounts: readonly Known[]): readonly Known[] => {
  const lines = place.statement.lines.filter(
    ({ concept, label }) => concept === undefined && BILLS[metric]?.(label) === true,
  );
  if (lines.length === 0) return accounts;
  const line = place.statement.lines.find(({ concept }) => concept === metric);
  const of = (own: StatementLine) => ({ label: own.label, figures: figuresOfLine(place, metric, own) });
  return summed(place, metric, [...(line ? [line] : []), ...lines].map(of));
};

/** Goods, work and materials that a balance sheet prints without their total. */
const inventoriesIn = (place: Place): Known[] =>
  summed(
    place,
    'inventories',
    place.statement.lines
      .filter(({ label }) => isInventory(label))
      .map((line) => ({ label: line.label, figures: figuresOfLine(place, 'inventories', line) })),
  );

const ofMetric = (context: SectionContext, filed: FiledStatements, metric: string): Known[] => {
  const wanted = SUMS[metric] ?? LINES[metric];
  const statement = filed.statements.find((one) => one.kind === wanted?.of);
  if (metric === 'depreciation' && !statement) return chargedDepreciation(context, filed);
  if (!statement || !wanted) return [];
  const place = { context, filed, statement };
  if (metric in SUMS) return sumOfLines(place, metric, wanted.concepts);
  const found = figuresIn(place, metric, wanted.concepts);
  if (metric in BILLS) return [...withBills(place, metric, found)];
  if (found.length > 0) return found;
  if (metric === 'inventories') return inventoriesIn(place);
  return metric === 'totalLiabilities' ? liabilitiesIn(place) : found;
};

const lastOf = ({ statements }: FiledStatements): string =>
  statements
    .flatMap(({ columns }) => columns.map(({ period }) => period))
    .sort()
    .at(-1) ?? '';

const YEAR_MONTHS = 12;
const monthOf = (period: string): string | undefined => /^\d{4}-(\d\d)/.exec(period)?.[1];

/** A balance counts if a fiscal year ends on its day, not a quarter. The end of a 52-week year may move by a month. */
const isYearEnd = (all: readonly FiledStatements[]): ((one: Known) => boolean) => {
  const flows = all.flatMap(({ statements }) => statements.flatMap(({ columns }) => columns));
  const ends = flows
    .flatMap(({ period, months }) => (months === YEAR_MONTHS ? [Number(monthOf(period))] : []))
    .filter(Boolean);
  const lengths = flows.flatMap(({ months }) => months ?? []);
  const hasParts = lengths.length > 0 && !lengths.includes(YEAR_MONTHS);
  const isNear = (month: number) => ends.some((end) => [0, 1, 11].includes(Math.abs(end - month)));
  return ({ period }) => {
    const month = monthOf(period);
    // Beside flows of interim periods only, a day is the end of an interim period too.
    if (ends.length === 0 && hasParts) return false;
    return month === undefined || ends.length === 0 || isNear(Number(month));
  };
};

/** The latest document counts; earlier documents' figures for the same year are shown beside it. */
const latest = (all: readonly Known[]): Known[] => {
  const by = new Map<string, Known[]>();
  for (const one of all) {
    const key = `${one.metric} ${one.year}`;
    by.set(key, [...(by.get(key) ?? []), one]);
  }
  return [...by.values()].flatMap(([first, ...earlier]) => {
    if (!first) return [];
    const before = [...new Set(earlier.map(({ value }) => value))].filter((value) => value !== first.value);
    return [{ ...first, ...(before.length > 0 ? { before } : {}) }];
  });
};

/** Documents of the requested basis if there are any, the one with the latest period first. */
export const latestFiled = async (
  context: SectionContext,
  company: CompanyIds,
): Promise<readonly FiledStatements[]> => {
  const all = await context.statements(company);
  const ofBasis = all.filter((one) => !isOfOtherBasis(context, { basis: one.basis }));
  return [...(ofBasis.length > 0 ? ofBasis : all)].sort((a, b) => lastOf(b).localeCompare(lastOf(a)));
};

/** `undefined` if no document of the company prints a statement. */
export const statementFigures = async (
  context: SectionContext,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[] | undefined> => {
  const all = await latestFiled(context, company);
  const yearly = all.flatMap((filed) => metrics.flatMap((metric) => ofMetric(context, filed, metric)));
  return yearly.length > 0 ? latest(yearly.filter(isYearEnd(all))) : undefined;
};
