// Groups a document's segments into headings, paragraphs and tables, in order, without running headers and footers.
import type { Segment } from '#shared/model/file.ts';
import { isDatum } from '../text/figures.ts';
import { glue, wordsOf } from './line-ends.ts';
import { continues, layoutOf } from './paragraphs.ts';

export type Unit =
  | { readonly kind: 'heading'; readonly segment: Segment }
  /** Each line with the glue to the line before. */
  | { readonly kind: 'paragraph'; readonly lines: readonly { readonly segment: Segment; readonly glue: string }[] }
  | { readonly kind: 'table'; readonly rows: readonly Segment[] };

const SMALL = 4;

const sameTable = (a: Segment, b: Segment): boolean => {
  if (a.locator.range !== undefined || b.locator.range !== undefined) return a.locator.sheet === b.locator.sheet;
  return a.cells?.length === b.cells?.length && a.locator.slide === b.locator.slide;
};

const paragraph = (segment: Segment): Unit => ({ kind: 'paragraph', lines: [{ segment, glue: '' }] });

/** Turns a few rows without figures into caption lines if one line and a table follow: "제 53 기   2021.12.31 현재". */
const captions = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit, n) => {
    const next = units[n + 1];
    const small =
      unit.kind === 'table' && unit.rows.length <= SMALL && !unit.rows.some((row) => row.cells?.some(isDatum));
    const below = next?.kind === 'paragraph' && next.lines.length === 1 && units[n + 2]?.kind === 'table';
    return small && unit.rows[0]?.locator.page !== undefined && below ? unit.rows.map(paragraph) : [unit];
  });

export const unitsOf = (segments: readonly Segment[]): Unit[] => {
  const body = segments.filter((segment) => segment.kind !== 'note' && segment.text !== '');
  const layout = layoutOf(body);
  const pairs = body.flatMap((segment, n): [Segment, Segment][] => {
    const before = body[n - 1];
    return before && continues(before, segment, layout) ? [[before, segment]] : [];
  });
  const words = wordsOf(body, pairs, layout);
  const units: Unit[] = [];
  let lines: { segment: Segment; glue: string }[] = [];
  let rows: Segment[] = [];
  body.forEach((segment, n) => {
    const before = body[n - 1];
    if (segment.kind === 'row') {
      if (before?.kind !== 'row' || !sameTable(before, segment)) {
        rows = [];
        units.push({ kind: 'table', rows });
      }
      rows.push(segment);
    } else if (segment.kind === 'heading') units.push({ kind: 'heading', segment });
    else if (before && lines.length > 0 && continues(before, segment, layout))
      lines.push({ segment, glue: glue(before.text, segment.text, words) });
    else {
      lines = [{ segment, glue: '' }];
      units.push({ kind: 'paragraph', lines });
    }
    if (segment.kind !== 'text') lines = [];
  });
  return captions(units);
};
