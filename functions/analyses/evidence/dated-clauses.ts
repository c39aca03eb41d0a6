// Splits a sentence about two dated events into a clause for each: 2022년 9월 준공하였고, 2024년 6월 개설하였다.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { PARTIAL_DATE } from './date-in.ts';

/** A connective ending right before a date: in Korean and Japanese the clause before it is complete. */
const GOES_ON: readonly (readonly [ending: RegExp, closed: string])[] = [
  [/(하였|했|되었|됐|였|았|었)(?:고|으며),?\s*$/u, '$1다.'],
  [/(?<=\S)이(?:고|며),?\s*$/u, '이다.'],
  // Without a tense the event may be in the future.
  [/(?<=\S)(?:하고|하며|하여|되고|되며|되어),?\s*$/u, '.'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}])し、\s*$/u, 'した。'],
  [/(?<=[せけげえれべ]|(?<!た)め)、\s*$/u, 'た。'],
];

const closedAs = (clause: string): string | undefined => {
  const [ending, closed] = GOES_ON.find(([one]) => one.test(clause)) ?? [];
  return ending && closed && clause.replace(ending, closed).trim();
};

/** The state of things on a date, or since then, is not an event. */
export const AS_OF = /현재|기준으로|이후|現在|時点|以降|\bas (?:of|at)\b|\bsince\b/iu;

/** `The mill was founded in 1960 and opened a shop in May 2019.`: both clauses have one subject. */
const TWO_EVENTS =
  /^(?<subject>(?:The |[A-Z])[\w&.’'-]*(?: [\w&.’'-]+){0,3}?) (?<first>(?:was |has )?(?:\w+ed|built|sold|bought|won|took|began|made)\b[^,;]*\b(?:19|20)\d\d\b[^,;]*?),? and (?<second>(?:was )?(?:\w+ed|built|sold|bought|won|took|began|made)\b.*\b(?:19|20)\d\d\b.*)$/u;
const PRONOUN = /^(?:It|They|He|She|This|These|That|Those)$/u;

const englishClauses = (text: string): readonly string[] => {
  const { subject = '', first, second } = TWO_EVENTS.exec(text)?.groups ?? {};
  if (!first || !second || PRONOUN.test(subject)) return [text];
  return [`${subject} ${first}.`, `${subject} ${second}`];
};

const SUBJECT =
  /(?:^|(?<=[\s、,]))((?:[^\s、,]+\s)?[^\s、,]{2,}?)(?:은|는|이|가)(?=\s)|^([^、。]{2,24}?)[はが](?=[、\p{L}\d])/u;
/** `해오름 사모투자 합자회사는`: the whole topic at the beginning of a clause, behind its date. */
const TOPIC = /^((?:[^\s、,]+\s){0,4}?[^\s、,]{2,}?)(?:은|는)(?=\s)/u;
const withoutDate = (clause: string): string => {
  const [first] = periodsIn(clause);
  return first?.start === 0 ? clause.slice(first.end).replace(/^[에\s,]+/u, '') : clause;
};
const subjectOf = (clause: string): string => {
  const [, topic = ''] = TOPIC.exec(withoutDate(clause)) ?? [];
  const [, korean = '', japanese = ''] = SUBJECT.exec(clause) ?? [];
  return topic || korean || japanese;
};

/** `송도 조립 공장을 준공하고 2월 가동을 시작하였다`: without a subject, what was built is what started. */
const OBJECT = /^((?:[^\s、,]+\s){0,3}?[^\s、,]{2,}?)(?:을|를)(?=\s)/u;
/** What starts or stops is what was built before. */
const STARTS = /(?:가동|운영|생산|영업|운항|운행|판매|입주)을?\s?(?:시작|개시|중단|재개)/u;
const objectOf = (clause: string): string => OBJECT.exec(withoutDate(clause))?.[1] ?? '';

/** `2023년 2월 가동을 시작하였다.`: the clause takes the subject of the one before it, else its object. */
const withSubjects = (clauses: readonly string[]): string[] => {
  let subject = '';
  return clauses.map((clause, i) => {
    const own = subjectOf(clause);
    if (own === '' && subject === '' && i > 0 && STARTS.test(clause)) subject = objectOf(clauses[i - 1] ?? '');
    const shown = own === '' && subject !== '' ? `${subject}: ${clause}` : clause;
    subject = own || subject;
    return shown;
  });
};

/** Returns the sentence itself if it has one event. */
export const datedClauses = (text: string): readonly string[] => {
  const starts = periodsIn(text)
    .filter(({ key }) => PARTIAL_DATE.test(key))
    .map(({ start }) => start)
    .sort((a, b) => a - b);
  if (languageOf(text) === 'en') return englishClauses(text);
  const clauses: string[] = [];
  let from = 0;
  for (const start of starts.slice(1)) {
    const closed = closedAs(text.slice(from, start));
    if (!closed) continue;
    clauses.push(closed);
    from = start;
  }
  const all = [...clauses, text.slice(from)];
  return all.length > 1 ? withSubjects(all.filter((one) => !AS_OF.test(one))) : all;
};
