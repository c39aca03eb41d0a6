// Finds a quote in text that is split into pieces, ignoring spaces, line breaks and character widths.

/** A position: the index of a piece and the offset inside it. */
type Spot = { readonly piece: number; readonly offset: number };
export type Passage = { readonly from: Spot; readonly to: Spot };

type Character = Spot & { readonly width: number };
type Folded = { readonly text: string; readonly spots: readonly Character[] };

const INVISIBLE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u;
/** A quote that is not found whole is found by this many of its first or last characters. */
const ANCHOR = 24;
const SHORTEST = 6;

const foldCharacter = (character: string): string => {
  if (INVISIBLE.test(character)) return '';
  return character.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
};

/** Splits decomposed text (Hangul from macOS) into graphemes, other text into code points. */
const charactersOf = (text: string): string[] =>
  text === text.normalize('NFC') ? [...text] : [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** Text normalized for comparison: NFKC, lower case, without white space. */
export const fold = (text: string): string => charactersOf(text).map(foldCharacter).join('');

const foldPieces = (pieces: readonly string[]): Folded => {
  const spots: Character[] = [];
  let text = '';
  pieces.forEach((piece, index) => {
    let offset = 0;
    for (const character of charactersOf(piece)) {
      const folded = foldCharacter(character);
      text += folded;
      for (let i = 0; i < folded.length; i++) spots.push({ piece: index, offset, width: character.length });
      offset += character.length;
    }
  });
  return { text, spots };
};

const passageAt = ({ spots }: Folded, start: number, length: number): Passage | undefined => {
  const from = spots[start];
  const last = spots[start + length - 1];
  if (!from || !last) return undefined;
  return {
    from: { piece: from.piece, offset: from.offset },
    to: { piece: last.piece, offset: last.offset + last.width },
  };
};

/** The passage of the quote, or, if the page does not contain all of it, of its beginning or end. */
export const findQuote = (pieces: readonly string[], quote: string): Passage | undefined => {
  const wanted = fold(quote);
  if (!wanted) return undefined;
  const folded = foldPieces(pieces);
  const whole = folded.text.indexOf(wanted);
  if (whole >= 0) return passageAt(folded, whole, wanted.length);
  const anchors = [0, Math.max(0, wanted.length - ANCHOR)].map((from) => ({
    from,
    part: wanted.slice(from, from + ANCHOR),
  }));
  for (const { from, part } of anchors) {
    const at = part.length < SHORTEST ? -1 : folded.text.indexOf(part);
    if (at < 0) continue;
    const { start, length } = widened(folded.text, wanted, { at, from, length: part.length });
    return passageAt(folded, start, length);
  }
  return undefined;
};

/** Extends the match of the anchor in both directions as long as text and quote agree. */
const widened = (text: string, wanted: string, anchor: { at: number; from: number; length: number }) => {
  let before = 0;
  while (before < Math.min(anchor.at, anchor.from) && text[anchor.at - before - 1] === wanted[anchor.from - before - 1])
    before += 1;
  let after = anchor.length;
  while (after < wanted.length - anchor.from && text[anchor.at + after] === wanted[anchor.from + after]) after += 1;
  return { start: anchor.at - before, length: before + after };
};

/** All matches of the words, for search inside a document. */
export const findAll = (pieces: readonly string[], words: string, most = 500): Passage[] => {
  const wanted = fold(words);
  if (!wanted) return [];
  const folded = foldPieces(pieces);
  const found: Passage[] = [];
  let at = folded.text.indexOf(wanted);
  while (at >= 0 && found.length < most) {
    const passage = passageAt(folded, at, wanted.length);
    if (passage) found.push(passage);
    at = folded.text.indexOf(wanted, at + wanted.length);
  }
  return found;
};
