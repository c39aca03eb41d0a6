// Detects questions about a company that no document is about, so that no other company's figure answers them.

import { escaped } from '#shared/language/escaped.ts';
import arithmetic from '#shared/language/lexicon/arithmetic.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { narrowingLeft } from '../../tables/narrowing.ts';
import { terms } from '../../terms.ts';
import { eventOfWord } from '../kinds/date-events.ts';
import { extremeOf, withoutExtremes } from '../kinds/find-rank.ts';
import { namedMeasures } from '../measures/find-metrics.ts';
import type { Plan } from '../plan-type.ts';
import { blank } from '../words/blank.ts';
import { contentWords } from '../words/content-words.ts';
import { isEnglishNoun } from '../words/dictionary.ts';
import { isOrdinaryWord } from '../words/ordinary-words.ts';
import { isTelling } from './company-names.ts';
import { LEGAL_FORM } from './find-entities.ts';
import { isDivision, isJapaneseNoun, isModifier } from './name-words.ts';
import { companyOf, isAbout } from './open-company.ts';

type Notice = BlockOf<'notice'>;

const MAX_COMPANIES = 6;

/** The question with another company in the place of the name and its legal form. */
const insteadOf = (question: string, name: string, label: string): string =>
  question.replace(new RegExp(`${escaped(name)}(?:${LEGAL_FORM.source})*`, 'iu'), () => label);

const SHORTEST_SUBJECT = 2;
const LATIN = /^[a-z]/;
const HAS_KANA = /\p{Script=Hiragana}/u;
const holds = ({ chunk: { text, context } }: Passage, word: string): boolean => {
  const whole = [text, context.section, context.document, context.company].join('\n').toLowerCase();
  return LATIN.test(word) ? terms(whole).includes(word) : whole.includes(word);
};

/** A determiner before or a preposition behind a word marks a common noun: "Any covenants on …", "a breakdown of …". */
const DETERMINER = /\b(?:an?|any|some|what|which|these|those|all)\s+(?:\p{Ll}+\s+)?$/iu;
const PREPOSITION = /^\s+(?:of|on|under|about|against)\b/u;
const isCommonNoun = (question: string, word: string): boolean => {
  const [ahead = '', behind = ''] = question.split(word, 2);
  // A capitalized word may be a name even if it is a common word.
  if (!/^\p{Ll}/u.test(word)) return ahead.trim() === '' && PREPOSITION.test(behind) && isEnglishNoun(word);
  return DETERMINER.test(ahead) || PREPOSITION.test(behind) || isEnglishNoun(word);
};

/** Words for a computation: "the sum of". */
const sumsIn = compile({ id: 'sumOf', source: arithmetic.source, not: [], ...arithmetic.sumOf });

/** The first word of a question if no passage contains it: "globex revenue 2023" names a company without marking it. */
const strangeSubject = ({ question, names }: Plan, passages: readonly Passage[]): string | undefined => {
  // A pasted table begins with the header of its labels.
  if (names.length > 0 || question.includes('\t')) return undefined;
  const [measure] = namedMeasures(question);
  const before = withoutExtremes(question).slice(0, measure?.start ?? 0);
  const [subject = ''] = contentWords(blank(before, sumsIn(before)), []);
  const word = question
    .split(/[^\p{L}\p{N}&-]+/u)
    .find((one) => terms(one).includes(subject) || one.startsWith(subject));
  // 직군별 names how the figure is divided.
  const isStrange =
    subject.length >= SHORTEST_SUBJECT &&
    narrowingLeft(subject, '').length === 0 &&
    eventOfWord(subject) === undefined &&
    !isCommonNoun(question, word ?? '') &&
    extremeOf(subject) === undefined &&
    ![subject, word ?? ''].some((one) =>
      [isDivision, isModifier, isJapaneseNoun, isOrdinaryWord].some((is) => is(one)),
    );
  // Without spaces between words, the piece also contains the rest of the question.
  const name = HAS_KANA.test(word ?? '') ? subject : word;
  return isStrange && !passages.some((passage) => holds(passage, subject)) ? name : undefined;
};

/** A name of two characters that begins no word of a passage: 쿠팡, 토스. */
const shortName = ({ entities }: Plan, passages: readonly Passage[]): string | undefined =>
  entities.find((one) => {
    const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one)}`, 'iu');
    return !passages.some(({ chunk: { text, context } }) =>
      asWord.test([text, context.section, context.document, context.company].join('\n')),
    );
  });

/** The notice for an answer that is known to be about another company, with the companies to offer, best first. */
export const unknownCompany = (plan: Plan, passages: readonly Passage[]): Notice | undefined => {
  const name = plan.entities.find(isTelling) ?? shortName(plan, passages) ?? strangeSubject(plan, passages);
  const isGuess = plan.entities.every((one) => !isTelling(one));
  const asksFigure = plan.kind === 'figure' && plan.metrics.length + plan.ratios.length > 0;
  const isNamed = !isGuess && passages.some(({ signals }) => (signals.entity ?? 0) > 0);
  if (name === undefined || !asksFigure || isNamed) return undefined;
  const companies = passages.filter((passage) => isAbout(plan, passage)).map(companyOf);
  if (companies[0] === undefined) return undefined;
  const labels = [...new Set(companies.flatMap((company) => company ?? []))].slice(0, MAX_COMPANIES);
  const choices = labels.map((label) => ({ label, query: insteadOf(plan.question, name, label) }));
  return { kind: 'notice', code: 'companyUnknown', params: { name }, choices };
};
