// A text in a delimited file is no formula, with signs of either width.
import { describe, expect, it } from 'vitest';
import { withoutFormula } from '#shared/report/without-formula.ts';

describe('a text of a delimited file', () => {
  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'that begins with %j gets an apostrophe',
    (sign) => {
      expect(withoutFormula(`${sign}WEBSERVICE("x")`)).toBe(`'${sign}WEBSERVICE("x")`);
    },
  );

  it('stays as it is otherwise', () => {
    expect(withoutFormula('2 = 1 + 1')).toBe('2 = 1 + 1');
  });
});
