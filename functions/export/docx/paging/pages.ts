// Estimates the page of each bookmark in a Word document before any program has laid it out.
import type { Language } from '#shared/model/enums.ts';
import { PAGE, RIGHT_EDGE } from '../page.ts';
import { type Line, linesOf } from './lines.ts';
import { edgesOf, indentsOf, looksOf } from './looks.ts';
import { type Looks, type Paragraph, type Part, partsOf, type Row } from './read-body.ts';

export type WordParts = {
  readonly document: string;
  readonly styles: string;
  readonly numbering: string;
  readonly footnotes: string;
};

const TWENTIETHS = 20;
const HEIGHT = (PAGE.size.height - PAGE.margin.top - PAGE.margin.bottom) / TWENTIETHS;
const WIDTH = RIGHT_EDGE / TWENTIETHS;
/** The rule above a row. */
const HAIRLINE = 0.5;
/** The rule above the footnotes of a page, with its spacing. */
const NOTES_RULE = 7;
/** The line height relative to the font size if no style sets it. */
const SINGLE = 1.46;
/** The least number of lines on either side of a page break within a paragraph. */
const MIN_LINES = 2;

/** A paragraph or row whose lines stay together. */
type Box = {
  readonly before: number;
  readonly after: number;
  readonly lines: readonly Line[];
  readonly keepNext: boolean;
  readonly isWhole: boolean;
  readonly startsPage: boolean;
  readonly endsPage: boolean;
  readonly marks: readonly string[];
  /** The height of the header repeated above a row at the top of a page. */
  readonly head: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const linesIn = ({ look, runs, picture }: Paragraph, width: number, language: Language): readonly Line[] => {
  if (picture > 0) return [{ height: picture, notes: [] }];
  return linesOf(runs, { width: width - look.left, least: look.line || look.size * SINGLE, language });
};

const paragraphBox = (paragraph: Paragraph, language: Language): Box => {
  const { look, keepLines, startsPage, endsPage, marks } = paragraph;
  const { before, after, keepNext } = look;
  const lines = linesIn(paragraph, WIDTH, language);
  return { before, after, lines, keepNext, isWhole: keepLines, startsPage, endsPage, marks, head: 0 };
};

const rowBox = ({ cells, edges }: Row, head: number, language: Language): Box => {
  const heights = cells.map(({ width, paragraphs }) =>
    sum(paragraphs.map((one) => sum(linesIn(one, width, language).map(({ height }) => height)))),
  );
  const all = cells.flatMap(({ paragraphs }) => paragraphs);
  const line = {
    height: Math.max(0, ...heights) + edges + HAIRLINE,
    notes: all.flatMap(({ runs }) => runs.flatMap(({ notes }) => notes)),
  };
  return {
    ...{ before: 0, after: 0, lines: [line], isWhole: true, startsPage: false, endsPage: false, marks: [], head },
    keepNext: all.some(({ look }) => look.keepNext),
  };
};

const boxesOf = (parts: readonly Part[], language: Language): Box[] => {
  let head = 0;
  return parts.map((part) => {
    if (part.kind === 'paragraph') return paragraphBox(part.paragraph, language);
    if (part.isFirst) head = 0;
    const box = rowBox(part.row, head, language);
    if (part.row.isHead) head = box.lines[0]?.height ?? 0;
    return box;
  });
};

const noteHeights = (footnotes: string, looks: Looks, language: Language): ReadonlyMap<string, number> =>
  new Map(
    partsOfNotes(footnotes, looks).map(([id, paragraph]) => [
      id,
      sum(linesIn(paragraph, WIDTH, language).map(({ height }) => height)) + paragraph.look.after,
    ]),
  );

const partsOfNotes = (footnotes: string, looks: Looks): (readonly [string, Paragraph])[] =>
  [...footnotes.matchAll(/<w:footnote w:id="(\d+)">(.*?)<\/w:footnote>/gs)].flatMap(([, id = '', xml = '']) =>
    partsOf(xml, looks).flatMap((part) => (part.kind === 'paragraph' ? [[id, part.paragraph] as const] : [])),
  );

/** The height that must stay on one page: content kept with the next, and the first lines of that. */
const together = (boxes: readonly Box[], from: number, heightOf: (lines: readonly Line[]) => number): number => {
  let height = 0;
  let after = 0;
  for (let at = from; at < boxes.length; at += 1) {
    const box = boxes[at];
    if (!box) break;
    const whole = box.isWhole || box.lines.length < 2 * MIN_LINES ? box.lines : box.lines.slice(0, MIN_LINES);
    height += (at === from ? 0 : Math.max(after, box.before)) + heightOf(box.keepNext ? box.lines : whole);
    if (!box.keepNext) break;
    after = box.after;
  }
  return height;
};

export const pagesOfMarks = (
  { document, styles, numbering, footnotes }: WordParts,
  language: Language,
): ReadonlyMap<string, number> => {
  const styled = looksOf(styles);
  const normal = styled.get('Normal');
  if (!normal) return new Map();
  const looks: Looks = { styles: styled, indents: indentsOf(numbering), normal, tables: edgesOf(styles) };
  const boxes = boxesOf(partsOf(document, looks), language);
  const notes = noteHeights(footnotes, looks, language);
  const notesHeight = (lines: readonly Line[]) =>
    sum(lines.flatMap((line) => line.notes.map((id) => notes.get(id) ?? 0)));
  const heightOf = (lines: readonly Line[]) => sum(lines.map(({ height }) => height)) + notesHeight(lines);
  const pages = new Map<string, number>();
  let [page, used, hasNotes] = [1, 0, false];
  /** Word uses the larger of two spaces between paragraphs. */
  let after = 0;
  const turn = () => {
    [page, used, hasNotes] = [page + 1, 0, false];
  };
  const fits = (lines: readonly Line[], more = 0): boolean => {
    const rule = !hasNotes && notesHeight(lines) > 0 ? NOTES_RULE : 0;
    return used + more + rule <= HEIGHT;
  };
  const put = (line: Line) => {
    if (line.notes.length > 0 && !hasNotes) [used, hasNotes] = [used + NOTES_RULE, true];
    used += heightOf([line]);
  };
  boxes.forEach((box, at) => {
    if (box.startsPage && used > 0) turn();
    if (used > 0) {
      used += Math.max(after, box.before);
      if (!fits(box.lines, together(boxes, at, heightOf)) && together(boxes, at, heightOf) <= HEIGHT) turn();
    }
    if (used === 0 && page > 1) used += box.head;
    for (const mark of box.marks) pages.set(mark, page);
    box.lines.forEach((line, n) => {
      const left = box.lines.length - n;
      const isLast = left === MIN_LINES && n >= MIN_LINES;
      const next = box.lines.slice(n, isLast ? n + MIN_LINES : n + 1);
      if (used > 0 && !box.isWhole && !fits(next, heightOf(next)) && n !== 0) turn();
      put(line);
    });
    after = box.after;
    if (box.endsPage) turn();
  });
  return pages;
};
