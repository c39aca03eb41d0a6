// Tells from the name of a file that it is a requested document under another name: a facility for a loan
// agreement, a register for a list.
import { escaped } from '#shared/language/escaped.ts';
import { stemOf } from '../../checklists/names.ts';
import words from '../../checklists/words/same-documents.json' with { type: 'json' };
import titles from '../../checklists/words/titles.json' with { type: 'json' };
import { requestedThings, type Thing } from '../../engine/understand/kinds/requested-things.ts';
import { headOf, isOfOtherDate, partyOf, squeezed, wordsOf } from './requested-title.ts';

const KINDS = words.kinds.map(({ name, asked, titled }) => ({
  name,
  asked: new RegExp(asked, 'u'),
  titled: new RegExp(titled, 'u'),
}));
const PARTIES = new RegExp(words.parties, 'u');
const PLAIN = new RegExp(words.plain, 'u');
const TABLE = new RegExp(words.tables, 'u');
const LATIN = /^[a-z]/u;
/** The ending of a written thing, and what joins a word to the one before it. */
const ENDS = new RegExp(words.ends, 'gu');

type Kind = (typeof KINDS)[number];
const kindOf = (thing: Thing): Kind | undefined => {
  const head = headOf(thing.name);
  return KINDS.find(({ asked }) => asked.test(head) || asked.test(thing.name.replace(ENDS, '')));
};

/** The request with other words for what its registers list. */
const withSubjects = (question: string): string => {
  const plain = question.normalize('NFKC').toLowerCase();
  return [plain, ...words.subjects.filter((group) => group.some((word) => plain.includes(word))).flat()].join(' ');
};

const PERIOD = new RegExp(`^(?:${titles.periods})`, 'u');
const MIN_PIECE = 2;
/** True if the word is made of pieces of the request; Korean and Japanese names join them. */
const isMadeOf = (word: string, request: string): boolean => {
  if (LATIN.test(word)) return new RegExp(`(?<![a-z])${escaped(word.replace(/s$/u, ''))}`, 'u').test(request);
  const held = squeezed(request);
  let rest = word;
  while (rest.length > 0) {
    let length = rest.length;
    while (length >= MIN_PIECE && !held.includes(rest.slice(0, length))) length -= 1;
    if (length < MIN_PIECE) return false;
    rest = rest.slice(length);
  }
  return true;
};

type Name = { readonly attached: string; readonly others: readonly string[] };

/** The words of a name around what says its kind; in Korean and Japanese what is joined to it says of what it is. */
const nameWithout = (title: string, { name, titled }: Kind): Name | undefined => {
  const joined = wordsOf(title).join(' ');
  const found = titled.exec(joined);
  const isTable = name === 'register' && TABLE.test(title.toLowerCase());
  if (!found) return isTable ? { attached: joined.split(' ')[0] ?? '', others: joined.split(' ').slice(1) } : undefined;
  const before = joined.slice(0, found.index);
  const attached = (LATIN.test(found[0]) || name === 'register' ? /\S+ ?$/u : /\S+$/u).exec(before)?.[0] ?? '';
  const others = `${before.slice(0, before.length - attached.length)} ${joined.slice(found.index + found[0].length)}`;
  return { attached: attached.trim().replace(PERIOD, ''), others: others.split(' ').filter(Boolean) };
};

const isOfAnyKind = (word: string): boolean => KINDS.some(({ asked }) => asked.test(word));
const wordsIn = ({ name, words: own }: Thing): readonly string[] => (LATIN.test(name) ? name.split(' ') : own);

/** The words of a request that narrow it, beside what kind of document it is and of what. */
const narrowingOf = (things: readonly Thing[], attached: string): string[] =>
  things
    .flatMap(wordsIn)
    .map((word) => word.replace(ENDS, ''))
    .filter((word) => word.length >= MIN_PIECE && !PLAIN.test(word) && !PARTIES.test(word) && !isOfAnyKind(word))
    .filter((word) => attached === '' || !(attached.includes(word) || word.includes(attached)));

/** The named party is in the name; a class of parties only for a document that all of them have. */
const isWithParty = (question: string, title: string, kind: Kind): boolean => {
  const party = partyOf(question);
  if (party === undefined || squeezed(title).includes(squeezed(party))) return true;
  return kind.name === words.ofParties && PARTIES.test(party.toLowerCase().trim());
};

const BEFORE = new RegExp(words.before, 'u');
/** The word that says which contract it is, "supply" of "the main supply agreements", is in its name. */
const isOnSame = (thing: Thing, title: string, kind: Kind): boolean => {
  const about = headOf(thing.name).replace(kind.asked, '').trim().split(BEFORE).at(-1) ?? '';
  return about.length >= MIN_PIECE && squeezed(title).includes(about);
};

/** "Net sales by customer": a list of customers may be without sales. */
const isOfMeasure = ({ name }: Thing, title: string): boolean => {
  const [measured = '', by] = name.split(' by ');
  return by === undefined || measured.split(' ').some((word) => word.length > MIN_PIECE && title.includes(word));
};

type Request = { readonly question: string; readonly things: readonly Thing[]; readonly company: string };

const meets = ({ question, things, company }: Request, thing: Thing, title: string): boolean => {
  const kind = kindOf(thing);
  const name = kind && nameWithout(title, kind);
  if (!kind || !name || !isWithParty(question, title, kind)) return false;
  const isContract = kind.name === 'contract';
  if (isContract && !isOnSame(thing, title, kind)) return false;
  const { attached } = name;
  const isAbout = attached === '' || squeezed(company).includes(attached) || isMadeOf(attached, withSubjects(question));
  const isOwn = (other: string): boolean =>
    squeezed(company).includes(other) || isMadeOf(other, withSubjects(question));
  if (words.ofCompany.includes(kind.name) && !name.others.every(isOwn)) return false;
  const narrowing = narrowingOf(things, attached);
  const own = squeezed(stemOf(title));
  // The name of the company says nothing of what a table lists.
  if (kind.name === 'register')
    return attached !== '' && isMadeOf(attached, withSubjects(question)) && isOfMeasure(thing, own);
  const isNamed = (word: string): boolean =>
    own.includes(squeezed(word)) || name.others.some((other) => other.length > MIN_PIECE && word.includes(other));
  if (words.ofEvery.includes(kind.name))
    return isAbout && (attached !== '' || narrowing.length > 0) && narrowing.every(isNamed);
  // Before "loan agreement" a name may tell the purpose of the loan; a named party tells which contract it is.
  const isFree = isAbout || kind.name === words.ofParties || (isContract && partyOf(question) !== undefined);
  return narrowing.length > 0 ? isFree && narrowing.some(isNamed) : isFree || isContract;
};

const NUMBERED = new RegExp(words.numbered, 'gu');
const numbersIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(NUMBERED)].map(([number]) => number.replace(/\D/gu, ''));

/** The second dock where the first is asked for. */
export const isOfOtherNumber = (question: string, title: string): boolean => {
  const [wanted, own] = [numbersIn(question), numbersIn(title)];
  return wanted.length > 0 && own.length > 0 && !own.some((number) => wanted.includes(number));
};

/** `company`: the one that the workspace is about, whose name narrows nothing. */
export const isSameDocument = (question: string, title: string, company = ''): boolean => {
  if (isOfOtherDate(question, title) || isOfOtherNumber(question, title)) return false;
  const things = requestedThings(question);
  return things.some((thing) => meets({ question, things, company }, thing, title));
};

const FACTS = new RegExp(words.facts, 'u');
/** "A breakdown of the security given": a document, or else what the documents state. */
export const isAlsoFact = (question: string): boolean =>
  FACTS.test(
    question
      .trim()
      .toLowerCase()
      .replace(/[\s.。]+$/u, ''),
  );
