// The primary statements of a document: balance sheet, income, comprehensive income, cash flow, each read whole.

import { measureOf } from '#shared/language/grammar/units.ts';
import { conceptOf, statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Statement, StatementColumn, StatementKind, StatementLine } from '#shared/model/statement.ts';
import { STATEMENT_KINDS } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/index-port.ts';
import { readTable } from '../read-table.ts';
import { type Candidate, candidatesIn, headOf } from './candidates.ts';
import { columnsOf } from './columns.ts';
import { linesOf, type RawLine } from './lines.ts';

/** Concepts without which a table is no such statement: at least two of them. */
const ANCHORS: Readonly<Record<StatementKind, readonly string[]>> = {
  balance: ['totalAssets', 'totalLiabilities', 'equity', 'liabilitiesAndEquity', 'currentAssets', 'cash'],
  income: ['revenue', 'operatingIncome', 'pretaxIncome', 'incomeTax', 'netIncome', 'netIncomeToParent', 'eps'],
  comprehensive: ['netIncome', 'otherComprehensive', 'comprehensiveIncome'],
  cashFlow: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow', 'closingCash', 'netCashChange'],
};
const LEAST: Readonly<Record<StatementKind, number>> = { balance: 3, income: 3, comprehensive: 2, cashFlow: 3 };
/** What closes a statement: nothing behind it belongs to it. */
const LAST: Readonly<Partial<Record<StatementKind, string>>> = {
  balance: 'liabilitiesAndEquity',
  comprehensive: 'comprehensiveIncome',
};

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\bbillions\b/i, 9],
  [/\bmillions\b/i, 6],
  [/\bthousands\b|\b000s?\b/i, 3],
];

type Unit = { readonly power: number | undefined; readonly currency: string | undefined };

const unitOf = ({ chunks }: Candidate): Unit => {
  const [first] = chunks;
  const head = first ? headOf(first) : '';
  const measure = measureOf(first?.context.unit);
  const scale = SCALES.find(([word]) => word.test(head))?.[1];
  const symbol = chunks.map(({ text }) => /[$€£₩]|[¥￥]/.exec(text)?.[0]).find((one) => one !== undefined);
  const unit = measure?.unit ?? (symbol ? measureOf(symbol)?.unit : undefined);
  const power =
    scale ??
    (measure && /\d|million|thousand|billion|원|円|만|억/.test(first?.context.unit ?? '') ? measure.power : undefined);
  return { power, currency: unit && /^[A-Z]{3}$/.test(unit) ? unit : undefined };
};

const PER_SHARE = /per (?:\w+ ){0,3}share|주당|1株当/i;
const COUNT = /shares (?:outstanding|used)|(?:weighted|number|average)[- ].*shares|가중평균.*주식|株式数/i;

const plainOf = (kind: StatementKind, concept: string | undefined, { section, label }: RawLine): boolean =>
  kind === 'income' &&
  (statementConcept(concept)?.isPerShare || [label, section].some((text) => PER_SHARE.test(text) || COUNT.test(text)));

/** What is called alike among current and other liabilities is told apart by where it stands. */
const BY_PLACE: readonly { readonly current: string; readonly other: string | undefined }[] = [
  { current: 'shortTermDebt', other: 'longTermDebt' },
  { current: 'leaseLiabilitiesCurrent', other: 'leaseLiabilities' },
  { current: 'deferredRevenue', other: undefined },
];

const at = (lines: readonly StatementLine[], id: string): number => lines.findIndex(({ concept }) => concept === id);

/** From where to where the current liabilities are listed: before their total, or behind it where totals come first. */
const currentStretch = (lines: readonly StatementLine[]): readonly [number, number] | undefined => {
  const total = at(lines, 'currentLiabilities');
  if (total < 0) return undefined;
  const cash = at(lines, 'cash');
  const comesFirst = cash >= 0 && at(lines, 'currentAssets') >= 0 && at(lines, 'currentAssets') < cash;
  if (!comesFirst) return [at(lines, 'totalAssets'), total];
  const next = lines.findIndex(
    ({ concept }, n) => n > total && ['nonCurrentLiabilities', 'totalLiabilities'].includes(concept ?? ''),
  );
  return [total, next < 0 ? lines.length : next];
};

const withConcept = ({ concept: _, ...line }: StatementLine, concept: string | undefined): StatementLine =>
  concept === undefined ? line : { ...line, concept };

const placed = (lines: readonly StatementLine[]): readonly StatementLine[] => {
  const stretch = currentStretch(lines);
  if (!stretch) return lines;
  return lines.map((line, n) => {
    const pair = BY_PLACE.find(
      ({ current, other }) => line.concept === current || (other !== undefined && line.concept === other),
    );
    if (!pair) return line;
    return withConcept(line, n > stretch[0] && n < stretch[1] ? pair.current : pair.other);
  });
};

const named = (kind: StatementKind, raw: readonly RawLine[]): StatementLine[] =>
  raw.map((line) => {
    const concept = line.figures.length > 0 ? conceptOf(kind, line.label, line.section) : undefined;
    return { ...line, ...(concept ? { concept } : {}), ...(plainOf(kind, concept, line) ? { isPlain: true } : {}) };
  });

const isTotal = ({ label }: StatementLine): boolean => isTotalOf(label);

/** Borrowings stand in several lines of one name, by kind and term. */
const SEVERAL: ReadonlySet<string> = new Set(['shortTermDebt', 'currentPortionOfDebt', 'longTermDebt']);

/** A concept names one line: the total where there is one, the last for a net amount, else the first. */
const onlyOnce = (lines: readonly StatementLine[]): StatementLine[] => {
  const by = new Map<string, StatementLine[]>();
  for (const line of lines)
    if (line.concept && !SEVERAL.has(line.concept)) by.set(line.concept, [...(by.get(line.concept) ?? []), line]);
  const chosen = new Set([...by.values()].map((all) => choose(all)));
  return lines.map((line) => {
    if (line.concept === undefined || SEVERAL.has(line.concept) || chosen.has(line)) return line;
    return withConcept(line, undefined);
  });
};

const choose = (all: readonly StatementLine[]): StatementLine | undefined => {
  const totals = all.filter(isTotal);
  if (all[0]?.concept === 'ppe') return all.findLast(({ label }) => /net\b/i.test(label)) ?? all.at(-1);
  if (all[0]?.concept === 'receivables') return all.findLast(({ label }) => /\bnet\b/i.test(label)) ?? all[0];
  if (all[0]?.concept === 'closingCash' || all[0]?.concept === 'liabilitiesAndEquity') return all.at(-1);
  return totals[0] ?? all[0];
};

const countOf = (kind: StatementKind, lines: readonly StatementLine[]): number =>
  ANCHORS[kind].filter((id) => lines.some(({ concept }) => concept === id)).length;

/** What follows the closing line are supplementary figures or another table. */
const ended = (kind: StatementKind, lines: readonly StatementLine[]): readonly StatementLine[] => {
  const id = LAST[kind];
  const at = id === undefined ? -1 : lines.findIndex(({ concept }) => concept === id);
  return at < 0 ? lines : lines.slice(0, at + 1);
};

const keyOf = ({ period, months }: StatementColumn): string => `${period} ${months ?? ''}`;

/** A table under the same title of other periods is another statement; one without readable periods goes on. */
const goesOn = (kind: StatementKind, chunk: Chunk, columns: readonly StatementColumn[]): boolean => {
  const own = columnsOf(kind, readTable(chunk).rows, headOf(chunk));
  return (
    own === undefined ||
    own.length !== columns.length ||
    own.every((column, n) => keyOf(column) === keyOf(columns[n] ?? column))
  );
};

const partsOf = (
  kind: StatementKind,
  chunks: readonly Chunk[],
  columns: readonly StatementColumn[],
): readonly Chunk[] => {
  const end = chunks.findIndex((chunk, n) => n > 0 && !goesOn(kind, chunk, columns));
  return end < 0 ? chunks : chunks.slice(0, end);
};

const statementOf = (candidate: Candidate): Statement | undefined => {
  const { kind, title, chunks, leads } = candidate;
  const [first] = chunks;
  const columns = first && columnsOf(kind, readTable(first).rows, headOf(first));
  if (!first || !columns) return undefined;
  const raw = partsOf(kind, chunks, columns).flatMap((chunk, n) => linesOf(chunk, columns, leads[n], n === 0));
  const lines = onlyOnce(placed(ended(kind, named(kind, raw))));
  if (countOf(kind, lines) < LEAST[kind]) return undefined;
  const { power, currency } = unitOf(candidate);
  const { basis } = first.context;
  return {
    kind,
    title,
    ...(basis ? { basis } : {}),
    ...(currency ? { currency } : {}),
    ...(power === undefined ? {} : { scale: power }),
    columns: [...columns],
    lines,
  };
};

const figures = ({ lines }: Statement): number =>
  lines.reduce((sum, line) => sum + line.figures.filter((one) => one !== null).length, 0);

const longest = ({ columns }: Statement): number => Math.max(0, ...columns.map(({ months = 0 }) => months));

const best = (all: readonly Statement[]): Statement | undefined =>
  [...all].sort(
    (a, b) => longest(b) - longest(a) || countOf(b.kind, b.lines) - countOf(a.kind, a.lines) || figures(b) - figures(a),
  )[0];

/** Where a statement does not say its scale or currency, its neighbours of the same document and basis do. */
const completed = (all: readonly Statement[]): Statement[] =>
  all.map((one) => {
    const near = all.filter(({ basis }) => basis === one.basis);
    const scale = one.scale ?? near.find((other) => other.scale !== undefined)?.scale;
    const currency = one.currency ?? near.find((other) => other.currency !== undefined)?.currency;
    return { ...one, ...(scale === undefined ? {} : { scale }), ...(currency === undefined ? {} : { currency }) };
  });

const SET: readonly StatementKind[] = ['balance', 'income', 'cashFlow'];
/** Under the heading of a note stands now and then a whole set: a heading was misread. A single table there is a note. */
const wholeSet = (all: readonly Statement[]): readonly Statement[] =>
  SET.every((kind) => all.some((one) => one.kind === kind)) ? all : [];

/** One of each kind and basis. Linear in the passages of a document. */
export const readStatements = (chunks: readonly Chunk[]): Statement[] => {
  const candidates = candidatesIn(chunks);
  const proper = candidates.filter(({ isApart }) => !isApart).flatMap((one) => statementOf(one) ?? []);
  const all = proper.length > 0 ? proper : wholeSet(candidates.flatMap((one) => statementOf(one) ?? []));
  const bases = [...new Set(all.map(({ basis }) => basis))];
  return completed(
    bases.flatMap((basis) =>
      STATEMENT_KINDS.flatMap((kind) => best(all.filter((one) => one.basis === basis && one.kind === kind)) ?? []),
    ),
  );
};
