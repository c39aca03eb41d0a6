// Finds figures that a new document version changes in cited text: the same words with other figures.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Segment } from '#shared/model/file.ts';

export type FigureChange = { readonly label: string; readonly before: string; readonly after: string };

/** In characters; set by hand: a line of an email on a phone. */
const MAX_LABEL_LENGTH = 60;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text without its figures, which identifies a table row or sentence in both versions. */
const frameOf = ({ text }: Segment): string => {
  let frame = text;
  for (const { start, end } of readFigures(text).figures.toReversed())
    frame = `${frame.slice(0, start)}#${frame.slice(end)}`;
  return plain(frame);
};

const labelOf = ({ text, cells }: Segment): string => {
  const label = plain(cells?.[0] ?? text);
  return label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH)}…` : label;
};

const isCited = ({ text }: Segment, quotes: readonly string[]): boolean => {
  const own = plain(text);
  return own !== '' && quotes.some((quote) => quote.includes(own) || own.includes(quote));
};

const differing = (before: Segment, after: Segment): FigureChange[] => {
  const [old, now] = [readFigures(before.text).figures, readFigures(after.text).figures];
  return old.flatMap((figure, i) => {
    const other = now[i];
    if (!other || other.value === figure.value) return [];
    return [{ label: labelOf(before), before: figure.text.trim(), after: other.text.trim() }];
  });
};

/** A row that occurs several times is compared by its position among them, and skipped if their number changed. */
export const changedFigures = (
  quoted: readonly string[],
  before: readonly Segment[],
  after: readonly Segment[],
): FigureChange[] => {
  const quotes = quoted.map(plain).filter((quote) => quote !== '');
  const now = Map.groupBy(after, frameOf);
  return [...Map.groupBy(before, frameOf)].flatMap(([frame, old]) => {
    const others = now.get(frame) ?? [];
    if (!frame.includes('#') || others.length !== old.length) return [];
    return old.flatMap((segment, turn) => {
      const other = others[turn];
      return other && isCited(segment, quotes) ? differing(segment, other) : [];
    });
  });
};
