// Yearly figures of a company from its whole statements: each line under its own concept, never from a note.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement, StatementKind, StatementLine } from '#shared/model/statement.ts';
import type { Bench } from '../builder.ts';
import { amountIn, scaleFor } from './amounts.ts';
import { type Clash, clashAt } from './clash.ts';
import { refsOf } from './computed.ts';
import type { FiledStatements } from './filed-statements.ts';
import { type Known, known, yearOf, yearsOf } from './known-figure.ts';
import { isOfOtherBasis } from './wanted-basis.ts';

const YEAR_MONTHS = 12;

type Asked = { readonly of: StatementKind; readonly concepts: readonly string[] };
const [BALANCE, INCOME, CASH] = ['balance', 'income', 'cashFlow'] as const;
/** Which concept of which statement a metric is; the first that the statement has. */
const OF: Readonly<Record<string, Asked>> = {
  ...Object.fromEntries(
    [
      ...[
        'cash',
        'shortTermInvestments',
        'receivables',
        'inventories',
        'currentAssets',
        'ppe',
        'goodwill',
        'intangibles',
      ],
      ...['totalAssets', 'payables', 'deferredRevenue', 'currentLiabilities', 'totalLiabilities', 'retainedEarnings'],
    ].map((id): [string, Asked] => [id, { of: BALANCE, concepts: [id] }]),
  ),
  ...Object.fromEntries(
    [
      ...['revenue', 'costOfSales', 'grossProfit', 'sga', 'researchAndDevelopment', 'operatingIncome', 'pretaxIncome'],
      ...['interestExpense', 'financeCosts', 'incomeTax', 'eps', 'dilutedEps'],
    ].map((id): [string, Asked] => [id, { of: INCOME, concepts: [id] }]),
  ),
  ...Object.fromEntries(
    [
      'depreciation',
      'operatingCashFlow',
      'investingCashFlow',
      'financingCashFlow',
      'capex',
      'dividends',
      'buybacks',
    ].map((id): [string, Asked] => [id, { of: CASH, concepts: [id] }]),
  ),
  equity: { of: BALANCE, concepts: ['equity', 'parentEquity'] },
  netIncome: { of: INCOME, concepts: ['netIncome', 'netIncomeToParent'] },
};
export const isOfStatements = (metric: string): boolean => metric === 'debt' || metric in OF;

/** Expenses are told as amounts, whatever sign the face prints. */
const SPENT: ReadonlySet<string> = new Set([
  'costOfSales',
  'sga',
  'researchAndDevelopment',
  'interestExpense',
  'financeCosts',
]);

type Place = { readonly bench: Bench; readonly filed: FiledStatements; readonly statement: Statement };

/** What was added to the profit before tax was an income, what was taken off an expense. */
const taxSign = ({ filed }: Place, line: StatementLine): 1 | -1 => {
  const part = filed.ties.flatMap(({ parts }) => parts).find((one) => one.line === line);
  return part?.sign === 1 ? -1 : 1;
};

const amountOf = (place: Place, metric: string, line: StatementLine, printed: number): number => {
  const { scale = 0 } = place.statement;
  const value = line.isPlain ? printed : Number(`${printed}e${scale}`);
  if (metric === 'incomeTax') return value * taxSign(place, line);
  return SPENT.has(metric) ? Math.abs(value) : value;
};

const figuresOfLine = (place: Place, metric: string, line: StatementLine): Known[] => {
  const { bench, filed, statement } = place;
  const chunk = filed.chunkOf(line.seq);
  if (!chunk || (statement.scale === undefined && !line.isPlain) || !statement.currency) return [];
  return statement.columns.flatMap(({ period, months }, column): Known[] => {
    const figure = line.figures[column];
    if (!figure || (months !== undefined && months !== YEAR_MONTHS)) return [];
    const { n } = bench.notes.cite({ source: 'FILES', chunk }, line.start, line.end);
    const clash: Clash | undefined = clashAt(filed.ties, line, period);
    return [
      {
        ...{ metric, year: yearOf(period), period, value: amountOf(place, metric, line, figure.value) },
        ...{ unit: statement.currency ?? '', basis: statement.basis, refs: [n] },
        ...(clash ? { clash } : {}),
      },
    ];
  });
};

const DEBT: ReadonlySet<string> = new Set(['shortTermDebt', 'currentPortionOfDebt', 'longTermDebt']);

/** All that is borrowed, by kind and term; leases are told apart. */
const debtIn = (place: Place): Known[] => {
  const lines = place.statement.lines.filter(({ concept = '' }) => DEBT.has(concept));
  const kinds = lines.map((line) => ({ label: line.label, figures: figuresOfLine(place, 'debt', line) }));
  const all = kinds.flatMap(({ figures }) => figures);
  return yearsOf(all).flatMap((year): Known[] => {
    const own = kinds.flatMap(({ figures }) => known(figures, 'debt', year) ?? []);
    const [first] = own;
    if (!first) return [];
    const value = own.reduce((sum, one) => sum + one.value, 0);
    const { language } = place.bench;
    const scale = scaleFor(language, first.unit, [value]);
    const addends = own.map((one) => amountIn(language, scale, one.value)).join(' + ');
    const parts = kinds.length > 1 ? { parts: [...new Set(kinds.map(({ label }) => label))] } : {};
    const formula = own.length > 1 ? { formula: `${addends} = ${amountIn(language, scale, value)}` } : {};
    return [{ ...first, value, refs: refsOf(own), ...parts, ...formula }];
  });
};

/** Where a balance sheet prints no total of its liabilities they are what its two sides leave. */
const liabilitiesIn = (place: Place): Known[] => {
  const [whole, own] = ['liabilitiesAndEquity', 'equity'].map((id) => figuresIn(place, 'totalLiabilities', [id]));
  const between = figuresIn(place, 'totalLiabilities', ['redeemable']);
  return (whole ?? []).flatMap((both): Known[] => {
    const equity = known(own ?? [], 'totalLiabilities', both.year);
    if (!equity) return [];
    const off = [
      equity,
      ...(known(between, 'totalLiabilities', both.year) ? [known(between, 'totalLiabilities', both.year)] : []),
    ];
    const value = off.reduce((rest, one) => rest - (one?.value ?? 0), both.value);
    const { language } = place.bench;
    const scale = scaleFor(language, both.unit, [both.value]);
    const operands = [both, ...off].map((one) => amountIn(language, scale, one?.value ?? 0)).join(' − ');
    return [
      { ...both, value, refs: refsOf([both, ...off]), formula: `${operands} = ${amountIn(language, scale, value)}` },
    ];
  });
};

const figuresIn = (place: Place, metric: string, concepts: readonly string[]): Known[] => {
  const { lines } = place.statement;
  const line = concepts.map((id) => lines.find(({ concept }) => concept === id)).find((one) => one !== undefined);
  return line ? figuresOfLine(place, metric, line) : [];
};

const ofMetric = (bench: Bench, filed: FiledStatements, metric: string): Known[] => {
  const kind = metric === 'debt' ? BALANCE : OF[metric]?.of;
  const statement = filed.statements.find((one) => one.kind === kind);
  if (!statement) return [];
  const place = { bench, filed, statement };
  if (metric === 'debt') return debtIn(place);
  const found = figuresIn(place, metric, OF[metric]?.concepts ?? []);
  return metric === 'totalLiabilities' && found.length === 0 ? liabilitiesIn(place) : found;
};

const lastOf = ({ statements }: FiledStatements): string =>
  statements
    .flatMap(({ columns }) => columns.map(({ period }) => period))
    .sort()
    .at(-1) ?? '';

/** The latest document counts; what earlier ones gave for the same year is told beside it. */
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

/** Of the basis that is asked for where there is one, the document with the latest period first. */
export const latestFiled = async (bench: Bench, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const all = await bench.statements(company);
  const ofBasis = all.filter((one) => !isOfOtherBasis(bench, { basis: one.basis }));
  return [...(ofBasis.length > 0 ? ofBasis : all)].sort((a, b) => lastOf(b).localeCompare(lastOf(a)));
};

/** Undefined where no document of the company prints a statement. */
export const statementFigures = async (
  bench: Bench,
  company: CompanyIds,
  metrics: readonly string[],
): Promise<Known[] | undefined> => {
  const all = await latestFiled(bench, company);
  const yearly = all.flatMap((filed) => metrics.flatMap((metric) => ofMetric(bench, filed, metric)));
  return yearly.length > 0 ? latest(yearly) : undefined;
};
