// Price lists among the documents: a table with a column of prices, headed by the day from which they hold.
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import { lookUp } from './look-up.ts';
import { type PlainTable, plainTables } from './plain-table.ts';

export type Price = {
  readonly item: string;
  /** `2026-03-02`, or one of the two below where the list names no day. */
  readonly at: string;
  readonly text: string;
  readonly terms: string;
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
};

/** Before and behind every day. */
export const PREVIOUS = '0';
export const CURRENT = '9';

const BEFORE = /이전|종전|기존|개정 ?전|변경 ?전|조정 ?전|\b(?:previous|prior|old|before)\b|改定前|変更前|旧|従来/iu;
const PRICE_HEAD = /가격|단가|요금|금리|수수료|운임|\bprices?\b|\brates?\b|\bfees?\b|価格|単価|料金|運賃|金利|手数料/iu;
const ITEM_HEAD =
  /상품|제품|품목|서비스|항목|\bproducts?\b|\bitems?\b|\bservices?\b|\bplans?\b|商品|製品|品目|サービス|プラン/iu;
const TERMS_HEAD = /조건|비고|범위|포함|\bterms?\b|\bconditions?\b|\bscope\b|\bnotes?\b|条件|備考|範囲/iu;

/** What stands above the head: `Price list (from 1 March 2026)`. */
const titleOf = ({ heading, head, passage: { chunk } }: PlainTable): string =>
  `${heading}\n${chunk.text.slice(0, Math.max(0, chunk.text.indexOf(head.join('\t'))))}`;

const isPriceList = (table: PlainTable): boolean =>
  PRICE_HEAD.test(`${titleOf(table)} ${table.passage.chunk.context.document.replaceAll('_', ' ')}`);

type Column = { readonly at: string; readonly column: number };

/** A list of two years has a column of each; what no column dates holds from the day of the list. */
const columnsOf = (table: PlainTable): readonly Column[] => {
  const { head } = table;
  const priced = head.flatMap((cell, column) => (PRICE_HEAD.test(cell) ? [{ column, own: dateIn(cell) }] : []));
  const dated = priced.flatMap(({ column, own }) => (own ? [{ column, at: own }] : []));
  if (dated.length > 1) return dated;
  const day = dateIn(titleOf(table)) ?? dateIn(head.join(' '));
  const now = priced.find(({ column, own }) => own === undefined && !BEFORE.test(head[column] ?? '')) ?? priced[0];
  if (!now || (!day && !isPriceList(table))) return [];
  const before = priced.find((one) => one !== now && (one.own !== undefined || BEFORE.test(head[one.column] ?? '')));
  const first = before ? [{ column: before.column, at: before.own ?? PREVIOUS }] : [];
  return [...first, { column: now.column, at: (before?.own === day ? undefined : day) ?? CURRENT }];
};

const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;
/** What the head of the column says once, each price needs where it is shown alone. */
const withUnit = (text: string, head: string): string => {
  const unit = UNIT.exec(head)?.[1] ?? '';
  if (!/^[\d.,]+$/.test(text) || unit === '') return text;
  if (/^[£$€¥₩]/u.test(unit)) return `${unit.slice(0, 1)}${text}${unit.slice(1)}`;
  return /^[A-Z]{3}/.test(unit) ? `${unit} ${text}` : `${text}${unit}`;
};

const pricesIn = (table: PlainTable): Price[] => {
  const { head, passage, rows } = table;
  const item = head.findIndex((cell) => ITEM_HEAD.test(cell));
  const columns = columnsOf(table).filter(({ column }) => column !== item);
  const terms = head.findIndex((cell) => TERMS_HEAD.test(cell));
  // A table of sales has prices too; a list of prices has little beside them and their terms.
  if (item < 0 || head.length - columns.length > 3) return [];
  return columns.flatMap(({ at, column }) =>
    rows.flatMap(({ cells, start, end }): Price[] => {
      const text = withUnit(cells[column] ?? '', head[column] ?? '');
      if (!cells[item] || !/\d/.test(text)) return [];
      return [{ item: cells[item], at, text, terms: cells[terms] ?? '', passage, start, end }];
    }),
  );
};

/** Of the wanted item, or of all; the oldest first. `question`: what leads to the lists. */
export const priceLists = async (
  context: SectionContext,
  question: string,
  isWanted: (passage: Passage) => boolean,
): Promise<Price[]> => {
  const passages = [...(await context.passages(question)).passages];
  for (const subject of ['priceLevel', 'priceList'])
    await lookUp(context, subject, (reading) => {
      passages.push(...reading.passages);
      return false;
    });
  const once = [...new Map(passages.map((one) => [one.chunk.id, one])).values()].filter(isWanted);
  const found = new Map(
    plainTables(once)
      .flatMap(pricesIn)
      .map((one) => [`${one.item} ${one.at}`, one]),
  );
  return [...found.values()].sort((a, b) => a.at.localeCompare(b.at));
};

/** `£9,400 per ship a year`: the figure alone. */
export const amountIn = ({ text }: Price): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};
