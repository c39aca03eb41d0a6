// Finds headings and their levels, by size, font and numbering.
import type { Line } from './lines.ts';

export type Style = {
  readonly size: number;
  /** The fonts of running text. */
  readonly fonts: ReadonlySet<string>;
  /** The sizes of headings, largest first. */
  readonly sizes: readonly number[];
};

const NUMBERED: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:part\s+[ivx]+\b|제\s?\d+\s?[장편부](?:\s|$)|第\s?[\d一二三四五六七八九十]+\s?[章部編]|[ivx]{1,5}\.\s\S|【.+】)/i,
    1,
  ],
  [/^(?:item\s+\d+[a-c]?[.:\s]|제\s?\d+\s?절|第\s?[\d一二三四五六七八九十]+\s?節|note\s+\d+\b)/i, 2],
  [/^\d{1,2}(?:-\d{1,2})?\.\s?(?=[^\d\s]).{1,50}$/, 3],
  [/^\d{1,2}\.\d{1,2}\.?\s\S.{0,60}$/, 4],
  [/^[가-하]\.\s?\S.{0,50}$/, 4],
];
const STATEMENT =
  /^(?:(?:condensed |unaudited )*(?:consolidated )?(?:statements? of (?:income|operations|earnings|comprehensive|cash flows|financial position|stockholders|shareholders|changes)|balance sheets?)[\w ’',()]{0,60}|(?:요약 ?)?(?:연결 ?|별도 ?)?(?:재무상태표|손익계산서|포괄손익계산서|현금흐름표|자본변동표)|(?:四半期|要約|連結|中間)*(?:貸借対照表|損益計算書|包括利益計算書|キャッシュ・フロー計算書|株主資本等変動計算書|財政状態計算書))$/i;
const MAX_DEPTH = 5;
const MAX_HEADING_LENGTH = 110;
/** Factor between different type sizes. Set by hand. */
const LARGER = 1.12;
const SENTENCE_END = /(?:[다요음함임]\.|[,;。]|[a-z]{2}\.)$/;

/** The position of a line among its neighbors. */
export type Place = { readonly alone: boolean; readonly inParagraph: boolean };

const rounded = (size: number): number => Math.round(size * 2) / 2;

/** Lowest share of all characters in a font of running text. Set by hand. */
const BODY_SHARE = 0.12;

const heaviest = (weights: ReadonlyMap<number, number>) => [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];

/** The style of a document: size and fonts of the body are those of most characters. */
export const styleOf = (lines: readonly Line[]): Style => {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  const prose = lines.filter((line) => line.kind === 'text');
  for (const { text, row } of prose.length > 0 ? prose : lines) {
    sizes.set(rounded(row.size), (sizes.get(rounded(row.size)) ?? 0) + text.length);
    fonts.set(row.font, (fonts.get(row.font) ?? 0) + text.length);
  }
  const size = Number(heaviest(sizes) ?? 10);
  const larger = [...sizes.keys()].filter((other) => other >= size * LARGER).sort((a, b) => b - a);
  const all = [...fonts.values()].reduce((sum, weight) => sum + weight, 0);
  const body = [...fonts].filter(([, weight]) => weight > all * BODY_SHARE).map(([font]) => font);
  return { size, fonts: new Set(body), sizes: larger };
};

const knownDepth = (text: string): number | undefined =>
  STATEMENT.test(text) ? MAX_DEPTH : NUMBERED.find(([form]) => form.test(text))?.[1];

/** `undefined` if the line is not a heading. */
export const headingLevel = (line: Line, style: Style, place: Place): number | undefined => {
  const { text, row } = line;
  if (line.kind !== 'text' || text.length > MAX_HEADING_LENGTH || !/[\p{L}]{2}/u.test(text) || SENTENCE_END.test(text))
    return undefined;
  if (/^[(（※*]|^제\s*\d+\s*기(?:\s|말|$)|단위|単位|\bin (?:millions|thousands)/i.test(text)) return undefined;
  if (place.inParagraph) return undefined;
  const rank = style.sizes.indexOf(rounded(row.size));
  if (rank >= 0) return Math.min(6, rank + 1);
  if (row.size < style.size * 0.95 && !STATEMENT.test(text)) return undefined;
  const under = Math.min(6, style.sizes.length);
  const depth = knownDepth(text);
  if (depth !== undefined) return under + depth;
  return place.alone && !style.fonts.has(row.font) ? under + MAX_DEPTH : undefined;
};
