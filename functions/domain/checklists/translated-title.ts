// Tells from the name of a file, in any of the three languages, that it is what a row requests: what either says, the
// other says too.
import { readingsOf } from '#shared/language/grammar/hanja.ts';
import words from '../../checklists/words/document-names.json' with { type: 'json' };
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';
import { soundPlaces } from '../../engine/understand/names/name-sounds.ts';
import { isOtherSide, namesSide } from './contract-sides.ts';
import { type DocumentName, isGeneric, type Kind, requestName, titleName } from './document-names.ts';
import { isOfOtherDate, squeezed } from './requested-title.ts';
import { isOfOtherNumber } from './same-document.ts';
import { type Piece, piecesOf } from './subject-words.ts';

/** In characters; Korean and Japanese words that one other word contains mean about the same. Set by hand. */
const MIN_SHARED = 2;
const isSame = (one: Piece, other: Piece): boolean =>
  one.text === other.text ||
  [...one.meanings].some((meaning) => other.meanings.has(meaning)) ||
  (Math.min(one.text.length, other.text.length) >= MIN_SHARED &&
    !/[a-z]/u.test(one.text + other.text) &&
    (one.text.includes(other.text) || other.text.includes(one.text)));

const CLASSES = words.classes.map(({ of, members }) => ({ of: piecesOf(of), members: piecesOf(members) }));
/** One character ends the name of such a place or office: 県, 市. */
const endsAs = ({ text }: Piece, member: Piece): boolean => member.text.length === 1 && text.endsWith(member.text);
/** Resin is a raw material. */
const isOfClass = (piece: Piece, others: readonly Piece[]): boolean =>
  CLASSES.some(
    ({ of, members }) =>
      of.some((one) => isSame(one, piece)) &&
      others.some((other) => members.some((member) => isSame(member, other) || endsAs(other, member))),
  );

const soundsAlike = (one: string, other: string): boolean =>
  one === other || soundPlaces(one, other).length > 0 || soundPlaces(other, one).length > 0;

/** 梁山 for 양산, and for Yangsan. */
const isReadAs = (han: string, other: string): boolean => readingsOf(han).some((one) => soundsAlike(one, other));

/** In the same words, in those of another language, or a name by its sound. */
const isIn = (piece: Piece, others: readonly Piece[]): boolean =>
  others.some(
    (other) =>
      isSame(piece, other) ||
      soundsAlike(piece.text, other.text) ||
      isReadAs(piece.text, other.text) ||
      isReadAs(other.text, piece.text),
  );

/** "Vessels and machinery": one list of both. */
const requestsIn = (question: string): DocumentName[] => {
  const things = requestedThings(question).map(({ name }) => requestName(name));
  const named = things.filter((one) => one !== undefined);
  const whole = named.length < 2 && things.length > 1 ? requestName(question) : undefined;
  const isTable = named.some(({ kinds }) => kinds.some(({ family }) => family === 'register'));
  return whole ? [...(isTable ? [] : named), whole] : named;
};

/** True for a request for contracts or reports, which no line of another document is; a list of loans may be. */
export const asksForPapers = (question: string): boolean => {
  const kinds = requestsIn(question).flatMap((one) => one.kinds);
  return kinds.length > 0 && kinds.every(({ id, family }) => family !== 'register' && id !== words.stated);
};

const LISTS = new RegExp(words.lists, 'u');
/** True for a request for a list, which a sentence on one of its things is not. */
export const asksForList = (question: string): boolean => LISTS.test(question.normalize('NFKC').toLowerCase());

type File = { readonly title: string; readonly company: string; readonly opening?: string | undefined };

const sharedKind = (wanted: DocumentName, own: DocumentName): Kind | undefined =>
  wanted.kinds.find(
    (kind) =>
      own.kinds.some(({ id }) => id === kind.id) ||
      (isGeneric(kind) && own.kinds.some(({ family }) => family === kind.family)),
  );

const isOfCompany = ({ text }: Piece, company: string): boolean =>
  squeezed(company).includes(text) || soundPlaces(text, company).length > 0;

/** The matter of a letter is in its text. */
const isNamedBySubject = ({ kinds }: DocumentName): boolean => kinds.some(({ id }) => id === words.subjectOnly);

/** The words of the request that the name of the file leaves open; `undefined` if it is another document. */
const openWords = (wanted: DocumentName, { title, company }: File): readonly Piece[] | undefined => {
  const own = titleName(title);
  const family = sharedKind(wanted, own)?.family;
  if (family === undefined) return undefined;
  const isAbout = (piece: Piece): boolean =>
    isIn(piece, wanted.rest) || isOfCompany(piece, company) || wanted.rest.some((one) => isOfClass(one, [piece]));
  // A contract may have the name of its other party, and a paper on a site the name of the site.
  const isOfSites = wanted.kinds.every((kind) => kind.family === 'site');
  const isOfAny = isOfSites && (wanted.rest.length === 0 || isNamedBySubject(wanted));
  const isFree = (piece: Piece): boolean =>
    family === 'contract' || isOfAny || (family === 'site' && piece.meanings.size === 0);
  if (!own.rest.every((piece) => isFree(piece) || isAbout(piece))) return undefined;
  const shared = wanted.rest.filter((piece) => isIn(piece, own.rest) || isOfClass(piece, own.rest));
  const needsSubject = family === 'register' || wanted.kinds.every(isGeneric);
  const isOfSide = wanted.rest.some(({ text }) => namesSide(text));
  if (needsSubject && shared.length === 0 && !(family === 'contract' && isOfSide)) return undefined;
  if (wanted.rest.length === 0 && isNamedBySubject(wanted)) return undefined;
  // A list of production equipment may be named after the equipment alone.
  const isNeeded = (piece: Piece): boolean => family !== 'register' || piece.meanings.size === 0;
  return wanted.rest.filter((piece) => !shared.includes(piece) && !isOfCompany(piece, company) && isNeeded(piece));
};

const openWordsOf = (question: string, file: File): (readonly Piece[])[] =>
  isOfOtherDate(question, file.title) || isOfOtherNumber(question, file.title)
    ? []
    : requestsIn(question)
        .map((wanted) => openWords(wanted, file))
        .filter((open) => open !== undefined);

/** True for a document of the requested kind, which its beginning may tell to be the requested one. */
export const mayBeTranslatedTitle = (question: string, file: File): boolean => openWordsOf(question, file).length > 0;

/** `opening`: the beginning of the document. */
export const isTranslatedTitle = (question: string, file: File): boolean =>
  openWordsOf(question, file).some((open) => {
    const inside = open.length > 0 ? piecesOf(file.opening ?? '') : [];
    const isInside = (piece: Piece): boolean =>
      namesSide(piece.text)
        ? isOtherSide(piece.text, file.opening ?? '', file.company)
        : isIn(piece, inside) || isOfClass(piece, inside);
    return open.every(isInside);
  });
