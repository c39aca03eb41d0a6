// Finds headings by numbering: the next line restarts a count, or only the headings are numbered.
import { narrow } from './numbering.ts';

type Mark = { readonly kind: string; readonly value: string; readonly isFirst: boolean };

/**
 * Each kind of mark with its first value; Roman numerals come before letters. "A.1" is a number below "A", not a
 * letter.
 */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^([IVX]{1,5})(?=[.)．](?!\d))/, 'I'],
  [/^([ivx]{1,5})(?=[.)](?!\d))/, 'i'],
  [/^\(?(\d{1,3})(?=[.)．]\s|[.)．][^\d])/, '1'],
  [/^\(?([A-Z])(?=[.)．](?!\d))/, 'A'],
  [/^\(?([a-z])(?=[.)](?!\d))/, 'a'],
  [/^\(?([가나다라마바사아자차카타파하])(?=[.)])/u, '가'],
  [/^([①-⑳])/u, '①'],
  [/^\(?([一二三四五六七八九十]+)(?=[、.)．])/u, '一'],
  [/^第([\d一二三四五六七八九十]+)(?=[章編節部])/u, ''],
  [/^제?\s*(\d+)(?=\s*[장편절])/u, ''],
  [/^(?:part|section|chapter)\s+([A-Z]|\d{1,2})(?=[\s.:)–-])/i, ''],
];

const markOf = (text: string): Mark | undefined => {
  const bare = narrow(text.trim());
  for (const [pattern, first] of KINDS) {
    const found = pattern.exec(bare);
    const value = found?.[1] ?? '';
    if (found)
      return {
        // The characters around the number: "(1)" is another kind than "1.".
        kind: `${found[0].slice(0, -value.length)}${first || '0'}${bare.charAt(found[0].length)}`.trim(),
        value,
        isFirst: value === first,
      };
  }
  return undefined;
};

const FEWEST = 2;

/** The rows of the headings among lines in order. */
export const aboveRestarts = (
  lines: readonly { readonly row: number; readonly text: string }[],
): ReadonlySet<number> => {
  const marks = lines.map(({ text }) => markOf(text));
  const found = lines.filter((_, n) => {
    const [own, next] = [marks[n], marks[n + 1]];
    return own !== undefined && next?.isFirst === true && own.kind !== next.kind;
  });
  return new Set(found.length >= FEWEST ? found.map(({ row }) => row) : []);
};

const ORDERS: readonly string[] = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '가나다라마바사아자차카타파하',
  '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  '一二三四五六七八九',
];
const follows = (before: Mark, { value, isFirst }: Mark): boolean => {
  if (isFirst) return true;
  if (/^\d+$/.test(value)) return Number(value) === Number(before.value) + 1;
  const order = ORDERS.find((one) => one.includes(value) && one.includes(before.value));
  // Roman numerals, and Japanese ones above nine, are accepted in any order.
  return order === undefined || order.indexOf(value) === order.indexOf(before.value) + 1;
};

/** Headings are short, fewer than the entries below them, and rarely adjacent. Set by hand. */
const MAX_LENGTH = 60;
const MAX_COUNTED = 0.34;
const APART = 0.9;
const SENTENCE = /[.。!?？]$/u;

/** Numbered lines among unnumbered entries, if they may be headings. */
export const countedApart = (
  possible: readonly number[],
  lines: readonly { readonly row: number; readonly text: string }[],
): ReadonlySet<number> => {
  const may = new Set(possible);
  const isShort = (row: number, text: string): boolean =>
    may.has(row) && text.length <= MAX_LENGTH && !SENTENCE.test(text);
  const marked = lines.flatMap(({ row, text }, n) => {
    const mark = markOf(text);
    return mark ? [{ row, n, mark, text }] : [];
  });
  const kinds = [...Map.groupBy(marked, ({ mark }) => mark.kind).values()].filter((own) => {
    const inOrder = own.filter(({ mark }, n) => n === 0 || follows(own[n - 1]?.mark ?? mark, mark));
    const apart = own.filter(({ n }, i) => own[i + 1]?.n !== n + 1);
    return (
      own.length >= FEWEST &&
      own.length <= lines.length * MAX_COUNTED &&
      own.every(({ row, text }) => isShort(row, text)) &&
      inOrder.length >= own.length * APART &&
      apart.length >= own.length * APART
    );
  });
  // "Tax" above "(a) Returns", "Staff" above "(a) Pay": the line above each first number is a heading too.
  const firsts = kinds.flat().filter(({ mark }) => mark.isFirst);
  const above = firsts.flatMap(({ n }) => lines[n - 1] ?? []).filter(({ row, text }) => isShort(row, text));
  const areAbove = above.length >= Math.max(FEWEST, firsts.length * APART);
  const found = [...kinds.flat(), ...(areAbove ? above : [])];
  return new Set(found.length <= lines.length / 2 ? found.map(({ row }) => row) : []);
};
