// Selects the headline figures of a report from its own tables, with the preceding values.
import lexicon from '../language/lexicon/headline-lines.json' with { type: 'json' };
import type { Tile } from './figures.ts';
import { readableTable } from './readable-table.ts';
import type { Report } from './report.ts';
import type { TableBlock, TableCell } from './table-refs.ts';

/** More tiles would be a table, and a single one is not worth the space. */
const MAX_TILES = 4;
const FEWEST_TILES = 2;

type Line = { readonly ko: readonly string[]; readonly en: readonly string[]; readonly ja: readonly string[] };

/** Reads (1,234) and -1,234 as negative; `undefined` for anything but a plain number. */
const numberOf = (text: string): number | undefined => {
  const plain = text.replace(/,/g, '').replace(/^\((.+)\)$/, '-$1');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

/** A past year; 2026E and 2026F are estimates. */
const PAST_YEAR = /^(?:FY)?\s?(?:19|20)\d\d(?!\d)(?!.*[EF]$)/;

const changeOf = (cell: TableCell, before: TableCell | undefined): Pick<Tile, 'change'> => {
  const [now, then] = [numberOf(cell.text), numberOf(before?.text ?? '')];
  if (now === undefined || then === undefined || then <= 0 || now < 0) return {};
  const percent = (100 * (now - then)) / then;
  const text = `${Math.abs(percent).toFixed(1)}%`;
  return { change: { text, direction: percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat' } };
};

type Found = { readonly name: string; readonly unit?: string; readonly row: TableBlock['rows'][number] };

/** If the rows of a valuation have different units, each label has its own: `Equity value (KRW million)`. */
const withUnit = (row: TableBlock['rows'][number]): Found[] => {
  const [, name, unit] = /^(.+) \(([^()]+)\)$/.exec(row[0]?.text ?? '') ?? [];
  return name && unit ? [{ name, unit, row }] : [];
};

const rowNamed = (rows: TableBlock['rows'], names: ReadonlySet<string>, isPeriodic: boolean): Found | undefined => {
  const plain = rows.map((row) => ({ name: row[0]?.text ?? '', row }));
  return [...plain, ...(isPeriodic ? [] : rows.flatMap(withUnit))].find(({ name }) => names.has(name));
};

/** The last past year of statements, or the first column of values. */
const tileOf = (tables: readonly TableBlock[], names: ReadonlySet<string>, isPeriodic: boolean): Tile[] => {
  for (const { columns, rows } of tables) {
    const found = rowNamed(rows, names, isPeriodic);
    const at = isPeriodic
      ? columns.findLastIndex(({ numeric, label }) => numeric && PAST_YEAR.test(label))
      : columns.findIndex(({ numeric }) => numeric);
    const [cell, column] = [found?.row[at], columns[at]];
    if (!found || !cell?.text || !column) continue;
    const { text, refs, check, findings } = cell;
    const { name, unit = column.unit, row } = found;
    return [
      {
        label: name,
        value: text,
        ...(unit && !text.endsWith('%') ? { unit } : {}),
        ...(isPeriodic ? { period: column.label, ...changeOf(cell, at > 1 ? row[at - 1] : undefined) } : {}),
        ...(refs ? { refs } : {}),
        ...(check ? { check } : {}),
        ...(findings ? { findings } : {}),
      },
    ];
  }
  return [];
};

/** Prefers the name in the report's language to that in a quoted source. */
const tileNamed = (tables: readonly TableBlock[], line: Line, { language, isPeriodic }: Wanted): Tile[] => {
  const own = tileOf(tables, new Set(line[language]), isPeriodic);
  return own.length > 0 ? own : tileOf(tables, new Set([...line.ko, ...line.en, ...line.ja]), isPeriodic);
};
type Wanted = { readonly language: Report['language']; readonly isPeriodic: boolean };

const tilesOf = ({ sections, language }: Report): Tile[] => {
  const tables = sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'table' ? [readableTable(one)] : [])),
  );
  const values = lexicon.value.flatMap((line) => tileNamed(tables, line, { language, isPeriodic: false }));
  const statement = () => lexicon.statement.flatMap((line) => tileNamed(tables, line, { language, isPeriodic: true }));
  return (values.length > 0 ? values : statement()).slice(0, MAX_TILES);
};

/** Adds the headline before the first section, unless the report opens with figures of its own. */
export const withHeadline = (report: Report): Report => {
  const [first, ...rest] = report.sections;
  if (!first || first.title === '' || first.blocks.some(({ kind }) => kind === 'figures')) return report;
  const tiles = tilesOf(report);
  if (tiles.length < FEWEST_TILES) return report;
  return { ...report, sections: [{ ...first, blocks: [{ kind: 'figures', tiles }, ...first.blocks] }, ...rest] };
};
