// Finds unlabeled lines that sum the group above: they are its total.

type Row = {
  readonly label: string;
  readonly section: string;
  readonly values: readonly { readonly text: string }[];
};

const MIN_PARTS = 2;

const numberOf = (text: string): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (digits === undefined) return /^\W*[-−–—]\W*$/.test(text) ? 0 : undefined;
  const size = Number(digits.replaceAll(',', ''));
  return /[(△▲−]|^\s*-/.test(text) ? -size : size;
};

const isSum = (row: Row, parts: readonly Row[]): boolean =>
  row.values.every((value, i) => {
    const all = parts.map(({ values }) => numberOf(values[i]?.text ?? ''));
    const sum = all.reduce<number>((total, one) => total + (one ?? Number.NaN), 0);
    return Math.abs(sum - (numberOf(value.text) ?? Number.NaN)) < 1e-6;
  });

/** Returns the rows directly above in the same group. */
const partsOf = (row: Row, rows: readonly Row[], at: number): readonly Row[] => {
  const parts: Row[] = [];
  for (let i = at - 1; i >= 0; i -= 1) {
    const part = rows[i];
    if (!part || part.section !== row.section || part.label === '' || part.values.length !== row.values.length) break;
    parts.push(part);
  }
  return parts;
};

export const withTotals = <T extends Row>(rows: readonly T[]): T[] =>
  rows.map((row, at) => {
    if (row.label !== '' || row.section === '' || row.values.length === 0) return row;
    const parts = partsOf(row, rows, at);
    if (parts.length < MIN_PARTS || !isSum(row, parts)) return row;
    return { ...row, label: row.section.replace(/[\s:：]+$/u, ''), section: '' };
  });
