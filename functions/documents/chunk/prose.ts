// Combines pieces of prose to chunk texts: whole paragraphs where they fit, else cut after a sentence.
import { ROW } from './cells.ts';
import { append, type Draft, draft } from './draft.ts';
import { MAX_CHUNK_LENGTH, type Piece } from './pieces.ts';

const MIN_LENGTH = 800;
const SENTENCE_END = /[.。!?！？]["'”’)）]?\s*$/;

/** Whether the text may end before the next piece, and should. */
const ends = (text: string, next: Piece): boolean => {
  const over = text.length + next.text.length > MAX_CHUNK_LENGTH;
  if (next.glue === ROW) return over || text.length >= MIN_LENGTH;
  return over && (SENTENCE_END.test(text) || text.length > MAX_CHUNK_LENGTH * 2);
};

export const proseDrafts = (pieces: readonly Piece[]): Draft[] => {
  const drafts: Draft[] = [];
  let current = draft();
  pieces.forEach((piece, n) => {
    append(current, piece.text, piece.locator, piece.glue);
    const next = pieces[n + 1];
    // A heading stays with what it is over, where that is not too many headings.
    const stays = piece.heading && current.text.length < MAX_CHUNK_LENGTH;
    if (!next || stays || !ends(current.text, next)) return;
    drafts.push(current);
    current = draft();
  });
  if (current.text !== '') drafts.push(current);
  return drafts;
};
