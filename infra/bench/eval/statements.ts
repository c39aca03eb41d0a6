// `npm run eval -- --set=statements`: checks the parsed primary statements of real reports against their own sums and
// known values.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { type Tie, tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import { parsedFile, root } from './documents.ts';
import { planted } from './planted.ts';
import { share } from './score.ts';
import { setNamed } from './sets.ts';

/** Hand-checked figures, kept outside the project: file, concept, period, amount in whole units. */
const Truth = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())));
const truth = (): z.infer<typeof Truth> => {
  const path = process.env.FOOTNOTE_EVAL_TRUTH;
  return path && existsSync(path) ? Truth.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
};

const Facts = z.object({
  facts: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ units: z.record(z.string(), z.array(z.object({ end: z.string(), val: z.number() }))) }),
    ),
  ),
});
/** All amounts that the register has, as "date amount", whatever they measure. */
const registerAmounts = (cik: string): ReadonlySet<string> => {
  const path = join(root, `edgar/companyfacts/CIK${cik}.json`);
  if (!existsSync(path)) return new Set();
  const { facts } = Facts.parse(JSON.parse(readFileSync(path, 'utf8')));
  const all = Object.values(facts).flatMap((tags) =>
    Object.values(tags).flatMap(({ units }) => Object.values(units).flat()),
  );
  return new Set(all.map(({ end, val }) => `${end} ${Math.abs(val)}`));
};

const MORE = [
  { path: 'edgar/html/aapl-10-k-2024-11-01.html', cik: '0000320193' },
  { path: 'dart/samsung_annual_report_20220308.pdf', cik: '' },
  { path: 'dart/samsung_annual_20220308_fs_ko.xls', cik: '' },
  { path: 'dart/document_20220816001711_euckr_declared_utf8.xml', cik: '' },
];

const AMOUNT = /(?:^|[\s\t$(])(?:\d{1,3}(?:,\d{3})+|\d+|[—–-])\)?(?=\s|\t|$)/g;
/** Counts the lines between a statement's first and last row that have at least as many amounts as columns. */
const printedLines = (chunks: readonly Chunk[], { lines, columns }: Statement): number => {
  const [first, last] = [lines[0], lines.findLast(({ figures }) => figures.length > 0)];
  return chunks
    .filter(({ seq }) => seq >= (first?.seq ?? 0) && seq <= (last?.seq ?? -1))
    .flatMap(({ text, seq }) => (seq === last?.seq ? text.slice(0, last.end) : text).split('\n'))
    .filter((line) => !/\b(?:19|20)\d\d\s*(?:\t|$)/.test(line) && (line.match(AMOUNT)?.length ?? 0) >= columns.length)
    .length;
};

type Count = Readonly<
  Record<'printed' | 'shown' | 'figures' | 'tied' | 'broken' | 'known' | 'right' | 'wrongAndTied', number>
>;
const NOTHING: Count = { printed: 0, shown: 0, figures: 0, tied: 0, broken: 0, known: 0, right: 0, wrongAndTied: 0 };

const inTies = (ties: readonly Tie[], is: Tie['is'], line: StatementLine, period: string): boolean =>
  ties.some(
    (tie) => tie.is === is && tie.period === period && [tie.whole, ...tie.parts].some((part) => part.line === line),
  );

type Known = {
  readonly of: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly register: ReadonlySet<string>;
};

/** `undefined` if the right value is not known. */
const isRight = (
  { scale = 0 }: Statement,
  line: StatementLine,
  period: string,
  value: number,
  known: Known,
): boolean | undefined => {
  const amount = line.isPlain ? value : value * 10 ** scale;
  const own = known.of[line.concept ?? '']?.[period];
  if (own !== undefined) return Math.abs(own - amount) < 1;
  // The register has no amounts of parts, and dates opening balances to the day before.
  if (known.register.size === 0 || amount === 0 || line.isPlain || !line.concept || line.concept === 'openingCash')
    return undefined;
  return known.register.has(`${period} ${Math.abs(amount)}`);
};

type Cell = {
  readonly statement: Statement;
  readonly line: StatementLine;
  readonly period: string;
  readonly value: number;
};

const countOfCell = ({ statement, line, period, value }: Cell, ties: readonly Tie[], known: Known): Count => {
  const isBroken = inTies(ties, 'breaks', line, period);
  const isTied = !isBroken && inTies(ties, 'holds', line, period);
  const right = isRight(statement, line, period, value, known);
  return {
    ...NOTHING,
    ...{ figures: 1, broken: Number(isBroken), tied: Number(isTied) },
    ...{
      known: Number(right !== undefined),
      right: Number(right === true),
      wrongAndTied: Number(right === false && isTied),
    },
  };
};

const cellsOf = (statement: Statement): Cell[] =>
  statement.lines.flatMap((line) =>
    line.figures.flatMap((figure, n): Cell[] =>
      figure ? [{ statement, line, period: statement.columns[n]?.period ?? '', value: figure.value }] : [],
    ),
  );

const countOf = (statement: Statement, ties: readonly Tie[], known: Known, wrong: string[]): Count => {
  const shown = statement.lines.filter(({ figures }) => figures.length > 0).length;
  return cellsOf(statement).reduce(
    (sum, cell) => {
      const count = countOfCell(cell, ties, known);
      if (count.known > count.right) wrong.push(`${statement.kind} ${cell.period} ${cell.line.label}: ${cell.value}`);
      return added(sum, count);
    },
    { ...NOTHING, shown },
  );
};

const added = (a: Count, b: Count): Count =>
  Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value + b[key as keyof Count]])) as Count;

const summaryOf = ({ printed, shown, figures, tied, broken, known, right, wrongAndTied }: Count): string =>
  `lines shown ${share(Math.min(shown, printed), printed)}, figures tied ${share(tied, figures)}, in a break ${broken}, right of known ${share(right, known)}, wrong and tied ${wrongAndTied}`;

type Measured = { readonly count: Count; readonly covered: number; readonly found: number };

const measure = async (path: string, cik: string, isVerbose: boolean): Promise<Measured> => {
  const filename = basename(path);
  const parsed = await parsedFile(path);
  if (!parsed.ok || parsed.previewOnly) throw new Error(filename);
  const { segments, language } = parsed;
  const chunks = chunk({
    fileId: 'fil_000000000001_0000000000000001',
    projectId: 'prj_000000000001',
    filename,
    segments,
    language,
  });
  const began = performance.now();
  const all = readStatements(chunks);
  const ms = Math.round(performance.now() - began);
  const known: Known = { of: truth()[filename] ?? {}, register: registerAmounts(cik) };
  let result: Measured = { count: NOTHING, covered: 0, found: 0 };
  const wrong: string[] = [];
  for (const basis of new Set(all.map((one) => one.basis))) {
    const set = all.filter((one) => one.basis === basis);
    const tied = tieOut(set);
    const { covered, found } = planted(set, tied);
    for (const one of set) {
      const count = { ...countOf(one, tied.ties, known, wrong), printed: printedLines(chunks, one) };
      result = { ...result, count: added(result.count, count) };
    }
    result = { ...result, covered: result.covered + covered, found: result.found + found };
  }
  console.log(
    `${filename}: ${all.map(({ kind }) => kind).join(' ') || 'no statement'}, ${ms} ms, ${summaryOf(result.count)}`,
  );
  if (isVerbose) for (const one of wrong) console.log(`    ${one}`);
  return result;
};

export const evalStatements = async (isVerbose: boolean): Promise<void> => {
  const files = [
    ...((await setNamed('financebench'))?.paths ?? []).map((path) => ({ path, cik: '' })),
    ...MORE.map(({ path, cik }) => ({ path: join(root, path), cik })),
  ];
  let all: Measured = { count: NOTHING, covered: 0, found: 0 };
  for (const { path, cik } of files.filter((one) => existsSync(one.path))) {
    const { count, covered, found } = await measure(path, cik, isVerbose);
    all = { count: added(all.count, count), covered: all.covered + covered, found: all.found + found };
  }
  console.log(`all: ${summaryOf(all.count)}, planted errors found ${share(all.found, all.covered)}`);
};
