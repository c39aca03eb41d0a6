// Small documents in which every line is expensive: parsing them in quadratic time took minutes.

/** `n` is roughly the number of units of work in a document. */
export const SLOW: Readonly<Record<string, (n: number) => string>> = {
  'lines.txt': (n) => 'x\n'.repeat(n),
  'headings.md': (n) => '# a\n'.repeat(n),
  'paragraphs.html': (n) => '<p>a'.repeat(n),
  'rows.csv': (n) => `a,b\n${'1,2\n'.repeat(n)}`,
  'years.txt': (n) => '2021 '.repeat(n * 3),
  'months.txt': (n) => 'may'.repeat(n),
  'cell.csv': (n) => `a\n${'word '.repeat(n * 10)}`,
  'keys.json': (n) => JSON.stringify(Array.from({ length: n / 10 }, (_, i) => ({ [`k${i}`]: 1 }))),
  'path.json': (n) => JSON.stringify({ ['k'.repeat(n / 10)]: new Array(Math.ceil(n / 10)).fill(1) }),
  'figure.csv': (n) => `a\n(${' '.repeat(n)}x`,
};
