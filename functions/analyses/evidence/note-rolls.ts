// Checks roll-forwards in notes (rule 22): opening balance plus movements equals closing balance, down the rows or
// across the columns of a table.
import { type RollForward, rollForwards } from '#shared/finance/tie-out/equity.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import rollBalances from '#shared/language/lexicon/roll-balances.json' with { type: 'json' };
import type { EquityChanges, EquityRow } from '#shared/model/statement.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { printedNumber } from '../../engine/tables/statements/numbers.ts';
import type { Row } from '../../engine/tables/table.ts';
import type { Chunk } from '../../ports/search-index.ts';

const saysBalance = compile(rollBalances);
const isBalance = (label: string): boolean => saysBalance(label).length > 0;

type Figure = EquityRow['figures'][number];
type Place = Pick<EquityRow, 'start' | 'end'>;
type Roll = { readonly changes: EquityChanges; readonly placeOf: (roll: RollForward) => Place };

const figureOf = (text: string | undefined): Figure => {
  const value = text === undefined || /[%％]/.test(text) ? undefined : printedNumber(text);
  return text === undefined || value === undefined ? null : { value, shown: text };
};

const MIN_BALANCES = 2;
/** A table without rows between its balances compares two years and is not a roll-forward. */
const hasMovements = ({ rows }: EquityChanges): boolean => {
  const at = rows.flatMap((row, n) => (row.isBalance ? [n] : []));
  return at.length >= MIN_BALANCES && at.some((end, n) => n > 0 && end - (at[n - 1] ?? end) > 1);
};

/** Balances and movements are rows; each column is a component. */
const downwards = (rows: readonly Row[], seq: number): Roll => {
  const indexes = [...new Set(rows.flatMap(({ values }) => values.map(({ index }) => index)))].sort((a, b) => a - b);
  const own = rows.map(({ label, start, end, values }) => ({
    ...{ label, isBalance: isBalance(label), seq, start, end },
    figures: indexes.map((index) => figureOf(values.find((one) => one.index === index)?.text)),
  }));
  const changes = { components: indexes.map(String), rows: own };
  return { changes, placeOf: ({ closing }) => closing };
};

/** 기초 | 취득 | 처분 | 기말: balances and movements are columns; each row is a component. */
const along = (rows: readonly Row[], seq: number): Roll => {
  const heads = new Map(rows.flatMap(({ values }) => values.map(({ index, column }) => [index, column?.label ?? ''])));
  const steps = [...heads].sort(([a], [b]) => a - b);
  const own = steps.map(([index, label]) => ({
    ...{ label, isBalance: isBalance(label), seq, start: 0, end: 0 },
    figures: rows.map(({ values }) => figureOf(values.find((one) => one.index === index)?.text)),
  }));
  const changes = { components: rows.map(({ label }) => label), rows: own };
  return { changes, placeOf: ({ component }) => rows[component] ?? { start: 0, end: 0 } };
};

type NoteRoll = Place & {
  readonly is: 'holds' | 'breaks';
  readonly by: number;
  readonly equation: string;
};

const isKnown = ({ opening, closing, component }: RollForward): boolean =>
  [opening, closing].every(({ figures }) => figures[component]);

const asNote =
  (placeOf: Roll['placeOf']) =>
  (roll: RollForward): NoteRoll[] => {
    if (roll.is === 'open' || !isKnown(roll)) return [];
    const { start, end } = placeOf(roll);
    const shown = ({ label, figures }: EquityRow) => `${label} ${figures[roll.component]?.shown ?? ''}`;
    const equation = `${shown(roll.closing)} ≠ ${shown(roll.opening)} + …`;
    return [{ start, end, is: roll.is, by: Number(roll.by.toPrecision(6)), equation }];
  };

/** Tables with more columns or rows are lists. */
const MAX_COMPONENTS = 40;

export const noteRolls = (chunk: Chunk): NoteRoll[] => {
  const { rows } = readTable(chunk);
  const roll = [downwards(rows, chunk.seq), along(rows, chunk.seq)].find(
    ({ changes }) => hasMovements(changes) && changes.components.length <= MAX_COMPONENTS,
  );
  return roll ? rollForwards(roll.changes).flatMap(asNote(roll.placeOf)) : [];
};

/** The roll-forwards of the statement of changes in equity. */
export const equityRolls = (changes: EquityChanges): (NoteRoll & { readonly seq: number })[] =>
  rollForwards(changes).flatMap((roll) =>
    asNote(({ closing }) => closing)(roll).map((one) => ({ ...one, seq: roll.closing.seq })),
  );
