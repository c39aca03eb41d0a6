// CSV of the audit log: exact cells, and nothing that a spreadsheet would evaluate.
import { describe, expect, it } from 'vitest';
import { csvText } from '#functions/domain/audit/csv.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

/** A reader of RFC 4180, written only for this test. */
const parse = (text: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

const isFormula = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell);

describe('CSV', () => {
  it('begins with a byte order mark and ends each line by RFC 4180', () => {
    expect(csvText([['a', 'b,c', 'say "hi"', 'two\nlines']])).toBe('\ufeffa,"b,c","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '=cmd|"/c calc"!A1'])('escapes %j', (cell) => {
    expect(parse(csvText([[cell]]).slice(1))).toEqual([[`'${cell}`]]);
  });

  it('reads back any cells as written, and begins no cell like a formula', () => {
    const cells = fc.array(anyText(), { minLength: 1, maxLength: 5 });
    const hostile = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), fc.string()).map(([a, b]) => a + b);
    fc.assert(
      fc.property(fc.array(fc.oneof(cells, fc.array(hostile, { minLength: 1 })), { minLength: 1 }), (lines) => {
        const read = parse(csvText(lines).slice(1));
        expect(read).toEqual(lines.map((line) => line.map((cell) => (isFormula(cell) ? `'${cell}` : cell))));
        expect(read.flat().some(isFormula)).toBe(false);
      }),
    );
  });
});
