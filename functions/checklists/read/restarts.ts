// Finds headings by the numbering below them: the next line begins a count of another kind.
type Mark = { readonly kind: string; readonly isFirst: boolean };

/** Each kind of mark with its first one; Roman numbers count before letters. "A.1" is no letter, but a number of "A". */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^([IVX]{1,5})(?=[.)．](?!\d))/, 'I'],
  [/^([ivx]{1,5})(?=[.)](?!\d))/, 'i'],
  [/^\(?(\d{1,3})(?=[.)．]\s|[.)．][^\d])/, '1'],
  [/^\(?([A-Z])(?=[.)．](?!\d))/, 'A'],
  [/^\(?([a-z])(?=[.)](?!\d))/, 'a'],
  [/^\(?([가나다라마바사아자차카타파하])(?=[.)])/u, '가'],
  [/^([①-⑳])/u, '①'],
  [/^\(?([一二三四五六七八九十]+)(?=[、.)．])/u, '一'],
  [/^第([\d一二三四五六七八九十]+)[章編節部]/u, ''],
  [/^제?\s*(\d+)\s*[장편절]/u, ''],
];

const markOf = (text: string): Mark | undefined => {
  const bare = text.trim();
  for (const [pattern, first] of KINDS) {
    const found = pattern.exec(bare);
    if (found)
      return {
        kind: bare
          .replace(found[1] ?? '', first || '0')
          .slice(0, 3)
          .trim(),
        isFirst: found[1] === first,
      };
  }
  return undefined;
};

const FEWEST = 2;

/** Rows of the headings among lines in their order. */
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
