// Combines pieces of prose into chunk texts: whole paragraphs if they fit, else cut behind a sentence.
import { ROW } from './cells.ts';
import { append, type Draft, draft } from './draft.ts';
import { MAX_CHUNK_LENGTH, type Piece } from './pieces.ts';

const MIN_LENGTH = 800;
const SENTENCE_END = /[.。!?！？]["'”’)）]?\s*$/;

/** Whether the text should end before the next piece. */
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
    // A heading stays with the text below it, unless the headings alone fill a chunk.
    const stays = piece.heading && current.text.length < MAX_CHUNK_LENGTH;
    if (!next || stays || !ends(current.text, next)) return;
    drafts.push(current);
    current = draft();
  });
  if (current.text !== '') drafts.push(current);
  return drafts;
};
