// Features of what is around a line: how much of the question its quotation, the text ahead of it, the heads of its
// table and its document add to it.
import { conceptShare } from '../../rank/concept-share.ts';
import { readTable } from '../../tables/read-table.ts';
import type { AnsweringLine } from '../answering/answering-features.ts';
import { quotationOf } from './quotation.ts';

/** The characters ahead of a line that may name what it is about: the title of a motion, the sentence before last. */
const AHEAD = 240;
/** The characters at the start of a document that name it. */
const OPENING = 160;

const headOf = ({ chunk }: AnsweringLine['passage']): string =>
  chunk.kind === 'table' ? chunk.text.slice(0, readTable(chunk).rows[0]?.start ?? 0) : '';

const openingsOf = (lines: readonly AnsweringLine[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ passage: { chunk } }) =>
      chunk.seq === 0 ? [[chunk.fileId, chunk.text.slice(0, OPENING)] as const] : [],
    ),
  );

type Texts = readonly {
  readonly quote: string;
  readonly ahead: string;
  readonly head: string;
  readonly title: string;
}[];
const textsOf = (lines: readonly AnsweringLine[]): Texts => {
  const openings = openingsOf(lines);
  return lines.map(({ passage, text, start, end }) => {
    const { chunk } = passage;
    return {
      quote: quotationOf(passage, { text, start, end }).text,
      ahead: chunk.kind === 'table' ? '' : chunk.text.slice(Math.max(0, start - AHEAD), start),
      head: headOf(passage),
      title: `${chunk.context.document.replaceAll(/[_.-]+/g, ' ')} ${openings.get(chunk.fileId) ?? ''}`,
    };
  });
};

const PLACES = ['quote', 'ahead', 'head', 'title'] as const;
export const AROUND: readonly string[] = PLACES.flatMap((place) => [`${place}.pieces`, `${place}.named`]);

/** `pieceShare`: the share of the question's pieces that some texts have together. */
export const aroundOver = (
  question: string,
  lines: readonly AnsweringLine[],
  pieceShare: (...texts: readonly string[]) => number,
): readonly (readonly number[])[] => {
  const shareOf = conceptShare(
    question,
    lines.map(({ text }) => text),
  );
  const texts = textsOf(lines);
  return lines.map(({ text }, n) => {
    const [pieces, named] = [pieceShare(text), shareOf(text)];
    return PLACES.flatMap((place) => {
      const other = texts[n]?.[place] ?? '';
      return other === '' ? [0, 0] : [pieceShare(text, other) - pieces, shareOf(text, other) - named];
    });
  });
};
