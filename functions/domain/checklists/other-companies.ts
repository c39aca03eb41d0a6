// Finds the companies that a row names beside the one that the workspace is about: a subsidiary, a rival, the seller.
import { escaped } from '#shared/language/escaped.ts';
import { EASTERN_FORMS, LATIN_FORMS_AND_GROUPS } from '#shared/language/lexicon/legal-forms.ts';
import words from '../../checklists/words/other-companies.json' with { type: 'json' };
import { withoutJosa } from '../../engine/terms.ts';
import { compact, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { findEntities } from '../../engine/understand/names/find-entities.ts';

const [ENDS, BEFORE, BEHIND, CLASSES, SAME] = [words.ends, words.before, words.behind, words.classes, words.same].map(
  (pattern) => new RegExp(pattern, 'iu'),
) as [RegExp, RegExp, RegExp, RegExp, RegExp];
const FORM_BEFORE = new RegExp(`(?:${EASTERN_FORMS})\\s?$`, 'u');
const FORM_BEHIND = new RegExp(`^,?\\s?(?:${EASTERN_FORMS}|(?:${LATIN_FORMS_AND_GROUPS})(?![a-z]))`, 'iu');

const WORDS = new RegExp(words.joined, 'gu');
const HANGUL = /\p{Script=Hangul}/u;
/** Names by their ends, wherever they are in the row. */
const namesByEnd = (question: string): string[] =>
  (question.match(WORDS) ?? []).map((word) => (HANGUL.test(word) ? withoutJosa(word) : word)).filter(isByEnd);
const isByEnd = (word: string): boolean => ENDS.test(word) && word.replace(ENDS, '').length > 1;

/** Names that may be companies; whether they are, documents show. */
export const namesIn = (question: string): string[] =>
  [...new Set([...findEntities(question), ...namesByEnd(question)])].filter((name) => !CLASSES.test(name));

/** The workspace's own company under its name, a part of it, or with a word for the whole behind it. */
const isOwn = (name: string, about: string): boolean => {
  const [one, own] = [compact(name), compact(about)];
  if (own === '' || own.includes(one)) return own !== '';
  return one.startsWith(own) && SAME.test(one.slice(own.length));
};

/** Whether a text marks the name as that of a company, by a legal form or by the words beside it. */
const isMarkedIn = (name: string, text: string): boolean =>
  [...text.normalize('NFKC').matchAll(new RegExp(escaped(name), 'giu'))].some(({ index }) => {
    const [before, behind] = [text.slice(Math.max(0, index - 40), index), text.slice(index + name.length)];
    return FORM_BEFORE.test(before) || FORM_BEHIND.test(behind) || BEFORE.test(before) || BEHIND.test(behind);
  });

const LATIN_NAME = /^\p{Lu}[\p{L}&'’.-]+(?: (?:&|of|and) | )\p{Lu}/u;

/** `texts`: passages that hold the names. */
export const otherCompanies = (question: string, about: string, texts: readonly string[]): string[] =>
  namesIn(question).filter(
    (name) =>
      !isOwn(name, about) &&
      (ENDS.test(name) || LATIN_NAME.test(name) || [question, ...texts].some((text) => isMarkedIn(name, text))),
  );

export const isNamedInAny = (names: readonly string[], ...texts: readonly string[]): boolean =>
  names.some((name) => texts.some((text) => isNamedIn(name, text)));
