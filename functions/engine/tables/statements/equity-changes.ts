// Reads the statement of changes in equity: balances at dates and the movements between them, by component.
import equityBalances from '#shared/language/lexicon/equity-balances.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { EquityChanges, EquityRow, Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { type Line, readLines } from '../cells.ts';
import { headOf } from './candidates.ts';
import { isAmount } from './columns.ts';
import { printedNumber } from './numbers.ts';
import { isExcluded, isOtherStatement, kindsOf, mayBeOtherStatement } from './titles.ts';

const balanceWords = compile(equityBalances);

/** Bounds for a statement without a recognizable end. */
const MAX_PARTS = 8;
const MAX_PROSE_BETWEEN = 3;
/** Least share of balances with a figure in a column for it to be a component. */
const COLUMN_SHARE = 0.5;
/** With fewer balances or components, it is a note that mentions the statement. */
const MIN_BALANCES = 2;
const MIN_COMPONENTS = 2;

const titlesOf = (chunk: Chunk): string[] =>
  [chunk.context.section?.split(' > ').at(-1) ?? '', ...headOf(chunk).split('\n')].map((line) => line.trim());

/** Most passages are excluded without parsing them as tables. */
const HEAD_LENGTH = 1000;
const isTitled = (chunk: Chunk): boolean => {
  const above = `${chunk.context.section?.split(' > ').at(-1) ?? ''}\n${chunk.text.slice(0, HEAD_LENGTH)}`;
  if (chunk.kind !== 'table' || !mayBeOtherStatement(above)) return false;
  const titles = titlesOf(chunk);
  return titles.some(isOtherStatement) && !titles.some(isExcluded);
};

const pageOf = ({ spans }: Chunk): number => spans[0]?.locator.page ?? 0;
const lastPageOf = ({ spans }: Chunk): number => spans.at(-1)?.locator.page ?? 0;

/** Stops at a table with another title, or one too far away. */
const partsFrom = (chunks: readonly Chunk[], from: number): Chunk[] => {
  const parts: Chunk[] = [];
  let prose = 0;
  for (const chunk of chunks.slice(from)) {
    const before = parts.at(-1);
    if (chunk.kind === 'prose') prose += 1;
    else if (before && titlesOf(chunk).some((title) => kindsOf(title).length > 0 || isExcluded(title))) break;
    else if (before && pageOf(chunk) - lastPageOf(before) > 1) break;
    else {
      parts.push(chunk);
      prose = 0;
    }
    if (prose > MAX_PROSE_BETWEEN || parts.length >= MAX_PARTS) break;
  }
  return parts;
};

type Placed = { readonly chunk: Chunk; readonly line: Line };

const isBalance = ({ label, values }: Line): boolean => values.length > 1 && balanceWords(label).length > 0;

/** Cell indexes of the components, by the balances. */
const componentsOf = (lines: readonly Placed[]): number[] => {
  const balances = lines.filter(({ line }) => isBalance(line));
  const counts = new Map<number, number>();
  for (const { line } of balances)
    for (const { index, text } of line.values)
      if (printedNumber(text) !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= balances.length * COLUMN_SHARE)
    .map(([index]) => index)
    .sort((a, b) => a - b);
};

/** The text above each index in the lines before the first balance. */
const namesOf = (lines: readonly Placed[], places: readonly number[]): string[] => {
  const first = lines.findIndex(({ line }) => isBalance(line));
  const heads = lines.slice(0, first).map(({ line }) => line);
  return places.map((place) => {
    const words = heads.flatMap(({ cells, values }) =>
      cells.length > 1 && values.length === 0
        ? cells.filter(({ index }) => index === place).map(({ text }) => text)
        : [],
    );
    return [...new Set(words)].join(' ').trim();
  });
};

const rowOf = ({ chunk, line }: Placed, places: readonly number[]): EquityRow => ({
  label: line.label.trim(),
  isBalance: isBalance(line),
  figures: places.map((place) => {
    const text = line.values.find(({ index }) => index === place)?.text ?? '';
    const value = printedNumber(text);
    return value === undefined ? null : { value, shown: text };
  }),
  ...(line.values.some(({ index, text }) => !places.includes(index) && /\d/.test(text)) ? { isLoose: true } : {}),
  seq: chunk.seq,
  start: line.start,
  end: line.end,
});

const changesIn = (parts: readonly Chunk[]): EquityChanges | undefined => {
  const lines = parts.flatMap((chunk) =>
    readLines(chunk.text)
      .filter(({ cells }) => cells.length > 0)
      .map((line) => ({ chunk, line: { ...line, values: line.values.filter(isAmount) } })),
  );
  const first = lines.findIndex(({ line }) => isBalance(line));
  const last = lines.findLastIndex(({ line }) => isBalance(line));
  const places = componentsOf(lines);
  if (places.length < MIN_COMPONENTS) return undefined;
  const rows = lines
    .slice(first, last + 1)
    .map((placed) => rowOf(placed, places))
    .filter(({ figures }) => figures.some((figure) => figure !== null));
  return rows.filter((row) => row.isBalance).length < MIN_BALANCES
    ? undefined
    : { components: namesOf(lines, places), rows };
};

/** Adds the longest statement of each basis to the balance sheet of that basis. */
export const withEquityChanges = (statements: readonly Statement[], chunks: readonly Chunk[]): Statement[] => {
  if (!statements.some(({ kind }) => kind === 'balance')) return [...statements];
  const found = chunks.flatMap((chunk, n) => {
    const changes = isTitled(chunk) ? changesIn(partsFrom(chunks, n)) : undefined;
    return changes ? [{ basis: chunk.context.basis, changes }] : [];
  });
  return statements.map((statement) => {
    const own = found.filter(({ basis }) => statement.kind === 'balance' && basis === statement.basis);
    const [longest] = own.sort((a, b) => b.changes.rows.length - a.changes.rows.length);
    return longest ? { ...statement, equityChanges: longest.changes } : statement;
  });
};
