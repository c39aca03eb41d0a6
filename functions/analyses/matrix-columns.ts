// The columns of a company comparison: what one company's documents leave open is joined with what they say instead,
// and printed shares and counts follow the figures.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';
import type { SectionContext } from './builder.ts';
import { besideFigures } from './evidence/beside-figures.ts';
import { verified } from './evidence/computed.ts';
import { UNKNOWN } from './matrix-figures.ts';

type Matrix = BlockOf<'matrix'>;
type Compared = { readonly attributes: readonly string[]; readonly rows: readonly (readonly MatrixCell[])[] };

const [SELLS, IS_GOOD_AT] = ['business', 'strengths'];
const isOpen = (cell: MatrixCell | undefined): boolean => cell?.text === undefined;

const both = ({ language }: SectionContext, one: MatrixCell, other: MatrixCell): MatrixCell => {
  if (isOpen(one) || isOpen(other)) return isOpen(one) ? other : one;
  const check = one.check === 'verified' && other.check === 'verified' ? 'verified' : (one.check ?? other.check);
  return {
    text: [one.text, other.text].join(language === 'ja' ? '' : ' '),
    refs: [...new Set([...(one.refs ?? []), ...(other.refs ?? [])])],
    ...(check ? { check } : {}),
  };
};

/** Of one rival a document says what it sells, of another what it is good at: where the first is open, they are one. */
export const joinedWords = (context: SectionContext, { attributes, rows }: Compared): Compared => {
  const [sells, strong] = [attributes.indexOf(SELLS ?? ''), attributes.indexOf(IS_GOOD_AT ?? '')];
  const isOpenBeside = rows.some((cells) => isOpen(cells[sells]) && !isOpen(cells[strong]));
  if (sells < 0 || strong < 0 || !isOpenBeside) return { attributes, rows };
  const without = <T>(all: readonly T[], put: T): T[] =>
    all.flatMap((one, i) => (i === strong ? [] : [i === sells ? put : one]));
  return {
    attributes: without(attributes, 'businessAndStrengths'),
    rows: rows.map((cells) => without(cells, both(context, cells[sells] ?? UNKNOWN, cells[strong] ?? UNKNOWN))),
  };
};

/** Shares of the market and counts, for the rows of the matrix. */
export const withBeside = async (context: SectionContext, matrix: Matrix): Promise<Matrix> => {
  const found = await besideFigures(
    context,
    matrix.rows.map(({ label }) => ({ name: label })),
  );
  return {
    ...matrix,
    columns: [...matrix.columns, ...found.map(({ label }) => label)],
    rows: matrix.rows.map((row) => ({
      ...row,
      cells: [
        ...row.cells,
        ...found.map(({ cells }): MatrixCell => {
          const cell = cells.get(row.label);
          return cell ? { text: cell.text, ...verified(cell.refs) } : UNKNOWN;
        }),
      ],
    })),
  };
};
