// What everybody asks of a company in everyday words, put into the words in which reports answer it.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/plain-questions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import { isCalled } from '../names/company-names.ts';
import { besides, withoutFillers } from './besides.ts';
import { blank } from './blank.ts';
import { type Asks, asksFor } from './phrases.ts';

type Data = {
  readonly id: string;
  /** It is answered by names. */
  readonly ofWhom?: boolean;
  /** A quotation answers it as surely as a table or a computed figure. */
  readonly isQuotable?: boolean;
  readonly asks: Asks;
  readonly question: Readonly<Record<Language, string>>;
};
const DATA: readonly Data[] = lexicon.questions;
const QUESTIONS = DATA.map(({ id, ofWhom = false, isQuotable = false, asks, question }) => ({
  id,
  question,
  ofWhom,
  isQuotable,
  find: asksFor(id, lexicon.source, asks),
}));

/** How many characters of a text some places cover. */
const lengthOf = (places: readonly Place[]): number =>
  new Set(places.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n))).size;

/** Whether a name is one of some companies, in whole or short. */
export const isCompany = (name: string, companies: readonly string[]): boolean =>
  companies.some((company) => isCalled(company, name) || isCalled(name, company));

const ofEnglish = (question: string, of: readonly string[]): string =>
  of.length === 0 ? question : `${question.replace(/\?$/u, '')} ${of.map((one) => `of ${one}`).join(' ')}?`;

type Found = { readonly places: readonly Place[] };
/** The longest words first; of equal ones the head of the phrase: 대출 이율 is a rate, "cost of the loans" a cost. */
export const bestOf = <T extends Found>(found: readonly T[], question: string): T | undefined => {
  const isEnglish = languageOf(question) === 'en';
  const startOf = ({ places: [first] }: Found): number => first?.start ?? 0;
  return found
    .filter(({ places }) => places.length > 0)
    .toSorted(
      (a, b) =>
        lengthOf(b.places) - lengthOf(a.places) || (isEnglish ? startOf(a) - startOf(b) : startOf(b) - startOf(a)),
    )[0];
};

/** みなと屋の: whom a Japanese question is about, which remains before it. */
const ownerBefore = (question: string, { places: [first] }: Found): readonly Place[] => {
  const before = question.slice(0, first?.start ?? 0);
  return /^[^、。？?のはがを]{2,16}の$/u.test(before) ? [{ start: 0, end: before.length }] : [];
};

const { source } = lexicon;
const whoIn = compile({ ...lexicon.who, id: 'who', source, not: [] });
const howMuchIn = compile({ ...lexicon.howMuch, id: 'howMuch', source, not: [] });
/** Whether it asks for a name where none answers it, or for an amount of a person. */
const isOfOtherKind = (question: string, { ofWhom, places }: (typeof QUESTIONS)[number] & Found): boolean =>
  (ofWhom ? howMuchIn : whoIn)(blank(question, places)).length > 0;

type InReports = { readonly question: string; readonly isQuotable: boolean };

/** The plain question that is asked, and nothing else beside names and a time. */
const findPlain = (plain: string) => {
  const best = bestOf(
    QUESTIONS.map((one) => ({ ...one, places: one.find(plain) })),
    plain,
  );
  const owner = best ? ownerBefore(plain, best) : [];
  const beside = best && !isOfOtherKind(plain, best) ? besides(plain, [...owner, ...best.places]) : undefined;
  return best && beside && { best, beside };
};

/** The id of the plain question that is asked. */
export const plainQuestion = (given: string): string | undefined => findPlain(given.normalize('NFKC'))?.best.id;

/** The question in the words of reports; nothing if it asks for anything more, or names what is none of `companies`. */
export const asReportsSay = (given: string, companies: readonly string[]): InReports | undefined => {
  const plain = given.normalize('NFKC');
  const found = findPlain(plain);
  if (!found?.beside.names.every((name) => isCompany(name, companies))) return undefined;
  const { best, beside } = found;
  const language = languageOf(plain);
  const { isQuotable } = best;
  const { [language]: question } = best.question;
  const of = [...beside.names, beside.time].filter((one) => one !== undefined);
  if (language === 'en') return { question: ofEnglish(question, of), isQuotable };
  // 가온물류의 2024년 …, みなと屋の…: what the question is about is before it.
  const before = withoutFillers(plain).slice(0, best.places[0]?.start).replace(/\s+/gu, ' ').trim();
  if (language === 'ja' && /[\p{Script=Han}\p{Script=Katakana}\u30fc]$/u.test(before)) return undefined;
  return { question: [before, question].filter(Boolean).join(language === 'ko' ? ' ' : ''), isQuotable };
};
