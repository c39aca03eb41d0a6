// Derives sentences from table rows: true ones, and ones with a wrong year, direction or measure, or a negation.
import { readTable } from '#functions/engine/tables/read-table.ts';
import type { Language } from '#shared/model/enums.ts';
import { type Case, chunkOf, citing } from './case.ts';
import { TEXTS } from './table-wording.ts';

const number = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
const bare = (text: string): string => text.replace(/[$\s]/g, '');

type Unit = { readonly caption: string; readonly before: string; readonly after: string };
const UNITS: Readonly<Record<Language, Unit>> = {
  en: { caption: '(In millions)', before: '$', after: ' million' },
  ko: { caption: '(단위 : 백만원)', before: '', after: '백만원' },
  ja: { caption: '(単位：百万円)', before: '', after: '百万円' },
};

/** Marks rows and headings with another unit than the caption's: a sentence about them in dollars would be false. */
const OTHER_UNIT = /[€£¥]|\bcents?\b|\bshares?\b|\btonnes\b|\bemployees?\b|['’]?\b000s?\b/i;
const isOfCaption = (texts: readonly string[]): boolean => !texts.some((text) => OTHER_UNIT.test(text));

/** Returns the true and false sentences about each row that has two dated amounts. */
export const tableCases = (rows: readonly (readonly string[])[], language: Language): Case[] => {
  const unit = UNITS[language];
  const text = rows.map((cells) => cells.map((cell) => (bare(cell) === '' ? '' : cell.trim())).join('\t')).join('\n');
  const chunk = chunkOf('table', text, { unit: unit.caption, language });
  // A table with a unit of its own would make the true sentences false.
  if (
    readTable(chunk).rows.some(
      ({ caption, values }) =>
        caption || values.some(({ column }) => /[$%(]|thousand|million/i.test(column?.label ?? '')),
    )
  )
    return [];
  const say = TEXTS[language];
  const heads = rows
    .filter((cells) => !cells.some((cell) => /^[\s$(]*\d[\d,.]*\)?$/.test(cell) && !/^\s*(?:19|20)\d\d\s*$/.test(cell)))
    .flat();
  const usable = readTable(chunk).rows.flatMap((row) => {
    const cells = row.values.flatMap((value) => {
      const year = value.column?.periods.find((key) => /^\d{4}$/.test(key));
      return year && /^[\s$]*\d[\d,.]*$/.test(value.text) && !/\.\d{3}/.test(value.text)
        ? [{ year, text: bare(value.text) }]
        : [];
    });
    const [a, b] = cells;
    // "Rose" and "fell" compare a year with the one directly before it.
    const isNext = a && b && Math.abs(Number(a.year) - Number(b.year)) === 1;
    const isTrue = isNext && a.text !== b.text && isOfCaption([...heads, row.section, row.label]);
    return isTrue && row.label.length > 2 && !/\d/.test(row.label)
      ? [{ row, label: row.label.replace(/[:：]\s*$/, ''), a, b }]
      : [];
  });
  return usable.flatMap(({ row, label, a, b }, i): Case[] => {
    const cited = citing(chunk, row.start, row.end);
    const amount = (figure: string) => `${unit.before}${figure}${unit.after}`;
    const isRise = number(a.text) > number(b.text) === a.year > b.year;
    const latest = a.year > b.year ? a : b;
    const other = usable.find((one, j) => j !== i && one.label !== label && one.a.text !== a.text);
    const years = [a.year, b.year];
    const moved = isRise ? [say.rose, say.fell] : [say.fell, say.rose];
    return [
      { kind: 'true: level', text: say.is(label, a.year, amount(a.text)), cited },
      { kind: 'true: two years', text: say.both(label, years, [amount(a.text), amount(b.text)]), cited },
      { kind: 'true: direction', text: moved[0]?.(label, latest.year, amount(latest.text)) ?? '', cited },
      { kind: 'false: year', text: say.is(label, a.year, amount(b.text)), cited },
      { kind: 'false: years swapped', text: say.both(label, years, [amount(b.text), amount(a.text)]), cited },
      { kind: 'false: direction', text: moved[1]?.(label, latest.year, amount(latest.text)) ?? '', cited },
      { kind: 'false: denied', text: say.isNot(label, a.year, amount(a.text)), cited },
      ...(other ? [{ kind: 'false: measure', text: say.is(other.label, a.year, amount(a.text)), cited }] : []),
    ];
  });
};
