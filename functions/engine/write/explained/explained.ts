// Finds which concepts of a question a line covers: by itself, by the line before, or by its headings.
import { bareMonthsIn, namesMonth } from '#shared/language/grammar/bare-months.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import { bare } from '../../names/kinds.ts';
import { terms } from '../../terms.ts';
import { isCounted } from '../../understand/kinds/counters.ts';
import { numberOf } from '../../understand/kinds/suppositions.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import { mentionsAs } from '../../understand/measures/find-metrics.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { hasTranslated } from '../../understand/words/dictionary.ts';
import { isPastStem } from '../../understand/words/inflection.ts';
import { withoutReportKinds } from '../../understand/words/set-aside.ts';
import { deniesIn } from '../clauses/clause-terms.ts';
import { asksHowMany } from '../figures/pick-figure.ts';
import { holdsWord } from '../holds-word.ts';
import { GOES_ON } from '../prose/select-sentences.ts';
import { isHaving } from '../rows/having.ts';
import type { Concept } from './concept.ts';
import { classConcepts, codedConcepts, eventPhrases, otherNames, withoutCodes } from './named-concepts.ts';
import { hasSameWord, isDocumentWord, isEmpty, isOfAbsence } from './same-word.ts';
import type { Surroundings } from './surroundings.ts';

/** The part of the surroundings that covers a concept. */
export type By = 'own' | 'before' | 'section' | 'document' | 'passage' | undefined;
export type Accounted = readonly {
  readonly name: string;
  readonly isWord: boolean;
  /** Whether it names the document's company or subject. */
  readonly isName: boolean;
  readonly by: By;
}[];

/** 오러리(Orrery): a name with its Latin spelling. */
const GLOSS =
  /(?<![가-힣\p{Script=Katakana}ー])(?:[가-힣]+\s){0,1}[가-힣\p{Script=Katakana}ー]+\s?\(([A-Za-z][\w&.' -]*)\)/gu;
/** 第2工場, 제3공장: an ordinal that identifies one of several. */
const ORDINAL = /[제第]\s?\d{1,3}(?=\p{L}{2})/gu;
/** 14 Harbour Row: a number that begins an address belongs to the name. */
const OF_ADDRESS = /(?<![\d.,])\d{1,4}(?= \p{Lu}\p{Ll}+)/gu;
const numbersIn = (text: string): string[] =>
  blank(text, [...periodsIn(text), ...daysIn(text)])
    .normalize('NFKC')
    .match(/\d[\d,.]*/g)
    ?.map((one) => one.replace(/[,.]+$/, '').replaceAll(',', '')) ?? [];

/** Any word of a topic mentions it. */
const isOfTopic = ({ topic }: Plan, word: string, text: string): boolean =>
  topic !== undefined && topic.words(word).length > 0 && speaksOf(topic, text);

const negationsIn = compile(negation);
/** A compound that begins with a word of movement names a thing: 変動賃料. */
const COMPOUND_OF_MOVE = /変動\p{Script=Han}{2,}/gu;
const isNegated = (text: string): boolean => negationsIn(text).length > 0 || deniesIn(text).length > 0;

/** Characters; longer words occur in no line and are slow to search for. Set by hand. */
const MAX_WORD_LENGTH = 60;

/** Splits a compound in two nouns of at least two characters each. */
const partsOf = (word: string): (readonly [string, string])[] =>
  /^[가-힣]{4,16}$|^\p{Script=Han}{4,16}$/u.test(word)
    ? Array.from({ length: word.length - 3 }, (_, n) => [word.slice(0, n + 2), word.slice(n + 2)] as const)
    : [];

/** A spelled-out number also matches digits: "three" matches 3 but not 13. */
const spelledNumbers = (question: string): readonly Concept[] =>
  question
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => {
      const number = numberOf(word);
      const isIn = (text: string) => numbersIn(text).includes(String(number)) || holdsWord(word, text);
      return number === undefined ? [] : [{ name: word, isIn, isExact: true }];
    });

/** Returns the concepts of a question. `subject` is the part that all its halves share. */
/** The same lines and passages are compared many times for one question. */
const remembering = (isIn: Concept['isIn']): Concept['isIn'] => {
  const known = new Map<string, boolean>();
  return (text) => {
    const is = known.get(text) ?? isIn(text);
    known.set(text, is);
    return is;
  };
};

export const conceptsOf = (plan: Plan, subject = ''): readonly Concept[] => {
  const whole = plan.question.normalize('NFKC').replace(GLOSS, '$1');
  const months = bareMonthsIn(whole);
  const phrases = eventPhrases(whole);
  const question = blank(whole, [...months, ...phrases]);
  const carried = new Set(contentWords(subject, []));
  // A guessed name that is a common document word is not a name: 敷金, 로열티.
  const names = [...plan.names, ...plan.entities.filter((one) => !isDocumentWord(one))];
  const compounds = question.match(COMPOUND_OF_MOVE) ?? [];
  // In "how many", the verb does not change the count.
  const isOfVerb = (word: string): boolean => asksHowMany(question) && isHaving(word);
  const words = [...new Set([...contentWords(withoutReportKinds(question), []), ...compounds, ...carried])].filter(
    (word) =>
      !isPastStem(word) && !/^\d+$/.test(word) && !isEmpty(word) && !isCounted(question, word) && !isOfVerb(word),
  );
  const all: readonly Concept[] = [
    ...words.map((word) => ({
      name: word,
      isIn: (text: string) =>
        word.length <= MAX_WORD_LENGTH &&
        (hasSameWord(word, text) || isOfTopic(plan, word, text) || hasTranslated(question, word, text)),
      isBefore: plan.wanted === 'cause',
      isCarried: carried.has(word),
      isName: plan.names.some((one) => terms(one).includes(word) || isNamedIn(word, one)),
      parts: partsOf(word),
      isNameIn: (document: string) =>
        names.some((one) => (terms(one).includes(word) || isNamedIn(word, one)) && isNamedIn(one, document)),
    })),
    ...phrases.map(({ concept }) => concept),
    ...otherNames(plan, words),
    ...spelledNumbers(question),
    ...plan.metrics.map((metric) => ({
      name: metric.id,
      isIn: (text: string) => mentionsAs(question, metric, text),
      isBefore: plan.wanted === 'cause',
    })),
    ...(question.match(ORDINAL) ?? []).map((name) => ({
      name,
      isIn: (text: string) => bare(text).includes(bare(name)),
    })),
    ...(isOfAbsence(question) ? [{ name: 'absent', isIn: isOfAbsence, isExact: true }] : []),
    ...codedConcepts(question),
    ...numbersIn(withoutCodes(question).replace(OF_ADDRESS, ' ').replace(ORDINAL, ' ')).map((number) => ({
      name: number,
      isIn: (text: string) => numbersIn(text).includes(number),
      isExact: true,
    })),
    ...classConcepts(question),
    ...plan.periods.map((wanted) => ({
      name: wanted,
      isIn: (text: string) => periodsIn(text).some(({ key }) => statesPeriod(wanted, key)),
      isExact: true,
    })),
    ...months.map(({ key }) => ({ name: key, isIn: (text: string) => namesMonth(text, key), isExact: true })),
    ...(negationsIn(question).length > 0 ? [{ name: 'not', isIn: isNegated, isExact: true }] : []),
  ];
  return all.map((one) => ({ ...one, isIn: remembering(one.isIn) }));
};

const JOINT = /\s+and\s+|\s*[,、·・/]\s*|와\s|과\s|\s및\s|と|及び|および/iu;
/** Whether a joint heading ("Kegs and casks") covers the concept but the line names only the other part. */
const isOfSibling = ({ isIn }: Concept, section: string, own: string): boolean =>
  section.split(' > ').some((heading) => {
    const parts = heading.split(JOINT).filter((part) => /\p{L}/u.test(part));
    if (parts.length < 2 || !parts.some(isIn)) return false;
    const others = parts.filter((part) => !isIn(part)).flatMap((part) => contentWords(part, []).slice(-1));
    return others.some((word) => hasSameWord(word, own));
  });

/** A line with a topic of its own starts a new subject: "한빛마트와의 계약은", "2位の北嶺水産は". */
const OWN_TOPIC = /^[^,、。]{0,20}[\p{L}\p{N})）](?:은|는|は)[\s、,\p{L}]/u;
const goesOn = (text: string): boolean => GOES_ON.test(text) || !OWN_TOPIC.test(text);

/**
 * Matches a compound whose first part is in the heading or line and second in the line, or both in the passage if
 * carried.
 */
const byParts = ({ parts = [], isCarried }: Concept, { own, section, passage }: Surroundings): By => {
  const holds = (a: string, b: string): boolean =>
    parts.some(([first, second]) => hasSameWord(first, a) && hasSameWord(second, b));
  if (holds(own, own)) return 'own';
  if (holds(section, own) || holds(own, section)) return 'section';
  return isCarried && holds(passage, passage) ? 'passage' : undefined;
};

const byOf = (concept: Concept, around: Surroundings): By => {
  const { own, before, section, document, title, passage } = around;
  if (concept.isIn(own)) return 'own';
  if (concept.isIn(section)) return isOfSibling(concept, section, own) ? undefined : 'section';
  if (!concept.isExact && (concept.isBefore || goesOn(own)) && concept.isIn(before)) return 'before';
  if (concept.isCarried && concept.isIn(passage)) return 'passage';
  if (concept.isNameIn?.(document) || (!concept.isExact && concept.isIn(title))) return 'document';
  return byParts(concept, around);
};

export const accounted = (concepts: readonly Concept[], around: Surroundings): Accounted =>
  concepts.map((concept) => ({
    name: concept.name,
    isWord: !concept.isExact,
    isName: concept.isName === true && concept.isIn(around.title),
    by: byOf(concept, around),
  }));
