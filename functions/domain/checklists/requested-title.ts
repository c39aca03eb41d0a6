// Tells from the name of a file that it is the document that a row requests: all of the name's words are in the request.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { stemOf } from '../../checklists/names.ts';
import words from '../../checklists/words/titles.json' with { type: 'json' };
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';

const BETWEEN = /[\s_\-–—.,·・()[\]（）「」]+/u;
const PERIOD = new RegExp(`^(?:${words.periods})$`, 'u');
const FILLER = new RegExp(`(?:^(?:\\d+|${words.fillers})\\d*$)|(?<=.)(?:${words.fillers})$`, 'u');
const LATIN = /^[a-z]+$/u;
const LATIN_TEXT = /^[\p{scx=Latn}\P{L}]+$/u;
const ENDING = new RegExp(words.endings, 'u');
const TERM = new RegExp(words.terms, 'gu');
const PARTIES = Object.values(words.parties).flatMap((patterns) => patterns.map((pattern) => new RegExp(pattern, 'u')));

export const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·・]+/gu, '');

/** The words of a name without periods, numbers and what says which copy it is. */
export const wordsOf = (title: string): string[] =>
  stemOf(title)
    .normalize('NFKC')
    .toLowerCase()
    .split(BETWEEN)
    .filter((word) => !PERIOD.test(word))
    .map((word) => word.replace(FILLER, '').replace(ENDING, ''))
    .filter((word) => word !== '');

/** How a register dates an annual report: (2025.12). */
const YEAR_AND_MONTH = /(?<![\d.])((?:19|20)\d\d)\.(0[1-9]|1[0-2])(?![\d.])/gu;
/** Years, months and days as keys (2026-03-18), and numbers of terms: 제8기. */
const datesOf = (text: string): string[] => {
  const spaced = text.normalize('NFKC').replaceAll('_', ' ');
  const months = [...spaced.matchAll(YEAR_AND_MONTH)].map(([, year, month]) => `${year}-${month}`);
  return [...periodsIn(spaced).map(({ key }) => key), ...months, ...(squeezed(text).match(TERM) ?? [])];
};

const IS_TERM = new RegExp(`^#|${words.terms}`, 'u');
const SINCE = new RegExp(words.since, 'iu');
/** A name of another year, month, day or term than the one that is requested; a term says nothing of a year. */
export const isOfOtherDate = (question: string, title: string): boolean => {
  const [wanted, own] = [datesOf(question), datesOf(title)];
  if (
    SINCE.test(question) &&
    own.some((one) => wanted.some((date) => !IS_TERM.test(date) && one >= date.slice(0, one.length)))
  )
    return false;
  const pairs = own.flatMap((one) =>
    wanted.filter((date) => IS_TERM.test(one) === IS_TERM.test(date)).map((date) => [one, date] as const),
  );
  return pairs.length > 0 && !pairs.some(([one, date]) => date.startsWith(one) || one.startsWith(date));
};

export const partyOf = (question: string): string | undefined =>
  PARTIES.map((pattern) => pattern.exec(question.normalize('NFKC'))?.[1]).find((one) => one !== undefined);

/** The other party of a requested contract, and the request without it: "supply agreement with Brannoch". */
export const apartFromParty = (question: string): { readonly party: string; readonly rest: string } | undefined => {
  const text = question.normalize('NFKC');
  const found = PARTIES.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (!found?.[1]) return undefined;
  const behind = text.slice(found.index + found[0].length);
  return { party: found[1], rest: LATIN_TEXT.test(text) ? text.slice(0, found.index) + behind : behind };
};

/** A single word names a document if it is long enough to say of which kind: 사업보고서, but not 계약서. */
const MIN_SINGLE = 4;
const isTelling = (own: readonly string[]): boolean =>
  own.length > 1 || ((own[0]?.length ?? 0) >= MIN_SINGLE && !LATIN.test(own[0] ?? ''));

const holds = (request: string, word: string): boolean =>
  LATIN.test(word) ? new RegExp(`(?<![a-z])${word}`, 'u').test(request) : squeezed(request).includes(word);

const HOLDER = new RegExp(words.holders, 'u');
const BEHIND = new RegExp(words.behind, 'u');
/** The noun that says what kind of document a thing is: "amendment" of "amendment to the lease", 계약 of 공급계약서 사본. */
export const headOf = (thing: string): string => {
  const bare = thing.normalize('NFKC').toLowerCase().replace(HOLDER, '').split(BEHIND)[0] ?? '';
  return bare.replace(HOLDER, '').trim().replace(ENDING, '');
};

/** True if the name says what kind of document is requested, and not only what it is about. */
const isOfKind = (question: string, own: readonly string[]): boolean =>
  requestedThings(question).some(({ name }) => {
    const head = headOf(name);
    const last = head.split(' ').at(-1) ?? '';
    return own.some((word) => (LATIN.test(word) ? last.startsWith(word) : squeezed(head).endsWith(word)));
  });

export const isTitleOf = (question: string, title: string): boolean => {
  const own = wordsOf(title);
  const request = question.normalize('NFKC').toLowerCase();
  if (!isTelling(own) || !own.every((word) => holds(request, word)) || !isOfKind(question, own)) return false;
  if (isOfOtherDate(question, title)) return false;
  const party = partyOf(question);
  return party === undefined || own.some((word) => squeezed(party).includes(word));
};
