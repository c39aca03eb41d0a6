// Recognizes total rows of a workbook, which would count everything twice.
import { withoutTotal } from '#shared/language/lexicon/totals.ts';
import type { OtherColumn, SheetRow } from '../evidence/sheet-rows.ts';

const WORD =
  '합\\s?계|총\\s?계|소\\s?계|총\\s?합\\s?계|누\\s?계|[월일연]\\s?계|(?:grand |sub-?)?totals?|総?合\\s?計|総\\s?計|小\\s?計|累\\s?計|[月日年]\\s?計';
/** Spreadsheet programs name group totals after the group: 2024 합계, A Total. */
const TOTAL = new RegExp(
  `^[\\s(\\[<*]*(?:${WORD}|계|計|sum|전체|全体)[\\s)\\]>*:：]*(?:\\([^)]*\\)|\\d{4}년?도?)?$|[\\s\\d)년월年月](?:${WORD}|요약|집계|集計)$|\\s[계計]$`,
  'iu',
);
/** Without the words that may also be values: all, sum. */
const ALONE = new RegExp(`^[\\s(\\[<*]*(?:${WORD})[\\s)\\]>*:：]*$`, 'iu');
/** The cache size: a ledger repeats few names many times. Set by hand. */
const MAX_TEXTS = 10_000;

const readOnce = (form: RegExp): ((text: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MAX_TEXTS) known.clear();
    const read = form.test(text.normalize('NFKC'));
    known.set(text, read);
    return read;
  };
};
const saysTotal = readOnce(TOTAL);
const saysTotalAlone = readOnce(ALONE);

type Sign = { readonly textOf: (row: SheetRow) => string; readonly says: (text: string) => boolean };
const TEXTS = ['item', 'segment', 'company', 'customer', 'period', 'date'];

/** Total branded, in a row whose segment is Branded. */
const sumsUpGroup = ({ cells }: SheetRow): boolean => {
  const [label = '', ...rest] = cells.map((cell) => cell.trim().toLowerCase());
  const group = withoutTotal(label);
  return group !== '' && group !== label && rest.includes(group);
};

/** Whether a row is a total, by the mapped columns, its first cell, or a cell that contains nothing but a word for total. */
export const totalReader = (
  rows: readonly SheetRow[],
  others: readonly OtherColumn[],
): ((row: SheetRow) => boolean) => {
  const signs: readonly Sign[] = [
    ...TEXTS.map((column): Sign => ({ textOf: ({ cell }) => cell(column), says: saysTotal })),
    { textOf: ({ cells }) => cells[0]?.trim() ?? '', says: saysTotal },
    ...others.map(({ at }): Sign => ({ textOf: ({ cells }) => cells[at]?.trim() ?? '', says: saysTotalAlone })),
  ];
  // A column that has a word for "all" in every row does not mark total rows.
  const telling = signs.filter(({ textOf, says }) => rows.map(textOf).some((text) => text !== '' && !says(text)));
  return (row) => telling.some(({ textOf, says }) => says(textOf(row))) || sumsUpGroup(row);
};
