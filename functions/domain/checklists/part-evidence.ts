// Decides whether evidence for a part of a row is on what the row names, and which parts it covers besides.
import { isPlain } from './document-names.ts';
import { type Piece, piecesOf } from './subject-words.ts';

const isSame = (one: Piece, other: Piece): boolean =>
  one.text === other.text || [...one.meanings].some((meaning) => other.meanings.has(meaning));
const isIn = (piece: Piece, others: readonly Piece[]): boolean => others.some((other) => isSame(piece, other));
const piecesIn = (text: string): Piece[] => piecesOf(text).filter((piece) => !isPlain(piece));

/** What all parts are of: 차입금 of 차입금의 잔액 and 차입금의 만기. */
const sharedBy = ([first = '', ...others]: readonly string[]): Piece[] =>
  piecesIn(first).filter((piece) => others.every((other) => isIn(piece, piecesIn(other))));

/** False if no word of what the parts are of is in the evidence or the names of its documents. */
export const isOnOwner = (parts: readonly string[], evidence: string): boolean => {
  const owner = parts.length > 1 ? sharedBy(parts) : [];
  const read = piecesOf(evidence);
  const squeezed = evidence.normalize('NFKC').toLowerCase();
  return owner.length === 0 || owner.some((piece) => isIn(piece, read) || squeezed.includes(piece.text));
};

/** True if the evidence for other parts has the noun that only this one ends with. */
export const isCovered = (part: string, parts: readonly string[], evidence: string): boolean => {
  const others = parts.filter((one) => one !== part).flatMap(piecesIn);
  const noun = piecesIn(part).findLast((piece) => !isIn(piece, others));
  return noun !== undefined && isIn(noun, piecesOf(evidence));
};
