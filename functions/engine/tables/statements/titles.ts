// Recognizes the statement that a heading announces, and headings of others: notes, extracts, schedules, parts of a
// group.
import { withoutEnumerator } from '#shared/language/lexicon/statement-lines.ts';
import type { StatementKind } from '#shared/model/statement.ts';

/** In the order of matching: a statement of income and comprehensive income is an income statement. */
const TITLES: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'cashFlow',
    /\bstatements? of (?:consolidated )?cash flows?\b|\bcash flow statements?\b|현금흐름표|キャッシュ・?フロー計算書/i,
  ],
  [
    'balance',
    /\bbalance sheets?\b|\bstatements? of (?:consolidated )?financial (?:position|condition)\b|재무상태표|대차대조표|貸借対照表|財政状態計算書/i,
  ],
  [
    'income',
    /\bstatements? of (?:consolidated )?(?:net )?(?:income|operations|earnings|profit (?:or|and) loss)\b|\bincome statements?\b|\bprofit and loss accounts?\b|(?<!포괄\s?)손익계산서|(?<!包括)損益計算書|損益(?:計算書)?及び(?:連結)?包括利益計算書/i,
  ],
  [
    'comprehensive',
    /\bstatements? of (?:consolidated )?(?:other )?comprehensive (?:income|loss|earnings)\b|포괄손익계산서|包括利益計算書/i,
  ],
];

/** A company name and similar words may precede a title; a sentence about a statement is no title. */
const SENTENCE =
  /\b(?:our|the|in|on|to|were|was|is|are|by|from|effects?|analysis|location|line|within|impact)\b|[.;]\s|\t/i;
const AFTER =
  /^(?:$|[\s\d()（）【〔［[\]:：,*—–-]|as (?:at|of)|for|at|and|of|\(?continued|\(?unaudited|years?|three|six|nine|data|loss|income|earnings|comprehensive)/i;

const CJK = '\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Katakana}・';
const SET_APART = new RegExp(`(?<=[${CJK}])[ \\u3000]+(?=[${CJK}])`, 'gu');
/** Removes letter spacing and brackets of a title: ①【連結貸借対照表】, 재 무 상 태 표. */
const plainHeading = (heading: string): string =>
  withoutEnumerator(heading)
    .replace(/^[\s【〔［[<＜〈《「『（(]+|[\s】〕］\]>＞〉》」』）)]+$/gu, '')
    .replace(SET_APART, '');

export const kindsOf = (printed: string): StatementKind[] => {
  const heading = plainHeading(printed);
  return TITLES.flatMap(([kind, title]) => {
    const match = title.exec(heading);
    if (!match) return [];
    const [before, after] = [heading.slice(0, match.index), heading.slice(match.index + match[0].length)];
    return SENTENCE.test(before) || !AFTER.test(after.replace(/^[s\s]+/, '')) || /\t[^\t]/.test(after) ? [] : [kind];
  });
};

export const saysConsolidated = (title: string): boolean => /연결|連結|consolidated/i.test(plainHeading(title));

export const isLikely = (text: string): boolean => {
  const plain = text.replace(SET_APART, '');
  return TITLES.some(([, title]) => title.test(plain));
};

/** Whether it is a title or unit, and so no part of a label. */
export const isOverColumns = (text: string): boolean =>
  isLikely(text) ||
  /\bin (?:thousands|millions|billions)\b|^\(?(?:millions|thousands|dollars)|단위|単位|unaudited/i.test(text);

/** Whether it is a caption above the columns, including days and company names. */
export const isCaption = (text: string): boolean =>
  isOverColumns(text) ||
  /\b(?:19|20)\d\d\b|years? ended|months ended|subsidiaries|continued|^(?:as of|at) \w+ \d/i.test(text);

const OTHER_TITLE =
  /\bstatements? of (?:consolidated )?(?:changes in )?(?:share|stock|stock ?holders|share ?holders|owners|total )?['’]?s?['’]? ?equity|자본변동표|株主資本等変動計算書|持分変動計算書/i;
export const mayBeOtherStatement = (text: string): boolean => OTHER_TITLE.test(text.replace(SET_APART, ''));
export const isOtherStatement = (heading: string): boolean => OTHER_TITLE.test(plainHeading(heading));

const NO_STATEMENT =
  /^notes? \d|^note\b|^notes to\b|parent[- ]company|guarantor|obligor|condensed consolidating|consolidating|pro forma|schedule [iv]+\b|supplement(?:al|ary) (?!data)|selected|summari[sz]ed|five[- ]year|management.s discussion|주석|요약|잉여금처분|注記|要約財務|セグメント|table of contents/i;
export const isExcluded = (heading: string): boolean => NO_STATEMENT.test(heading);

/** Pro forma and parent-only statements, which are never the ones that a reader looks for. */
const NOT_FILED: readonly (readonly ['proForma' | 'parentOnly', RegExp])[] = [
  ['proForma', /pro forma/i],
  ['parentOnly', /parent[- ]company/i],
];
export const excludedAs = (title: string): 'proForma' | 'parentOnly' | undefined =>
  NOT_FILED.find(([, words]) => words.test(title))?.[0];
