// Moves a unit that every figure of a column repeats into its header, and aligns the column to the right like other
// figures.
import lexicon from '#shared/language/lexicon/table-labels.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { BlockOf } from '#shared/report/blocks.ts';

type Table = BlockOf<'table'>;
type Unit = Readonly<Record<Language, readonly string[]>>;

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (lexicon.units as readonly Unit[]).flatMap((unit) =>
    LANGUAGES.flatMap((one) => unit[one].map((text) => [text, unit] as const)),
  ),
);
export const unitIn = (language: Language, text: string): string => {
  const unit = UNITS.get(text);
  return !unit || unit[language].includes(text) ? text : (unit[language][0] ?? text);
};

const FIGURE = /^([-−–△▲]?\(?\d[\d,]*(?:\.\d+)?\)?)\s?(%|\p{L}{1,3})?$/u;
/** True if a cell is empty or has no digit. */
const isBlank = (text: string): boolean => text === '' || !/\d/.test(text);

type Read = { readonly unit: string; readonly filled: number };
const readColumn = ({ rows }: Table, at: number): Read | undefined => {
  const texts = rows.map((row) => (row[at]?.text ?? '').trim()).filter((text) => !isBlank(text));
  const units = texts.map((text) => FIGURE.exec(text)?.[2] ?? (FIGURE.test(text) ? '' : undefined));
  const [unit] = units;
  return unit !== undefined && units.every((one) => one === unit) && texts.length * 2 > rows.length
    ? { unit, filled: texts.length }
    : undefined;
};

/** A year, an ordinal or a date is a name, not a figure. */
const isName = ({ rows }: Table, at: number): boolean =>
  rows.every((row) => /^(?:(?:19|20)\d\d|\d{1,2})?$/.test((row[at]?.text ?? '').trim()));

export const withUnitsInHeads = (language: Language, table: Table): Table => {
  const read = table.columns.map((column, i) => {
    if (i === 0 || column.unit || isName(table, i)) return undefined;
    return readColumn(table, i);
  });
  if (read.every((one) => one === undefined)) return table;
  const isMoved = (i: number): boolean => UNITS.has(read[i]?.unit ?? '');
  return {
    ...table,
    columns: table.columns.map((column, i) => {
      if (!read[i]) return column;
      return { ...column, numeric: true, ...(isMoved(i) ? { unit: unitIn(language, read[i].unit) } : {}) };
    }),
    rows: table.rows.map((row) =>
      row.map((cell, i) =>
        isMoved(i)
          ? { ...cell, text: cell.text.replace(/\s?\p{L}{1,3}$/u, (unit) => (/\d/.test(cell.text) ? '' : unit)) }
          : cell,
      ),
    ),
  };
};

/** 2025년 becomes 2025 in English; (백만원) becomes (KRW million). */
export const headIn = (language: Language, text: string): string => {
  const year = /^((?:19|20)\d\d)\s?(?:년|年)$/.exec(text.trim())?.[1];
  if (year && language === 'en') return year;
  if (year) return `${year}${language === 'ko' ? '년' : '年'}`;
  return text.replace(
    /([(（])\s?(\p{L}+)\s?([)）])\s*$/u,
    (_, open: string, unit: string, close: string) => open + unitIn(language, unit) + close,
  );
};
