// Of whom a statement is: a competitor, or another company that a clause about it names, is not the one that is asked about.
import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import companyItself from '#shared/language/lexicon/company-itself.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/other-kinds.json' with { type: 'json' };
import proceedings from '#shared/language/lexicon/proceedings.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import { isNamedIn, withoutNames } from '../understand/names/company-names.ts';
import { isNameLike } from '../understand/names/find-entities.ts';
import type { Plan } from '../understand/plan-type.ts';

export const competitorsIn = compile(lexicon.competitors);
const companyItselfIn = compile(companyItself);
const pendingIn = compile(proceedings.pending);

const SUBJECT = /^([\p{L}\d&]{2,24}?)(?:(?:은|는|이|가)(?=\s)|は|が)/u;
const BUSINESSES = businessWords.groups.flat();
/** None where the subject ends in no word of a business. */
const properName = (subject: string): string => {
  const business = BUSINESSES.find((word) => subject.endsWith(word));
  return business === undefined ? '' : subject.slice(0, -business.length);
};

type Place = { readonly text: string; readonly context: Chunk['context'] };

/** Letters before what a sentence says of another company. Set by hand. */
const AHEAD = 8;
/** What competitors do is a risk, and the market itself; whom they sue is asked about, whom a fine hit is its subject. */
const WITH_COMPETITORS: ReadonlySet<string> = new Set(['risk', 'competition', 'competitors']);
/** "한들화학은 과태료를 …": who was fined its subject says, a name before the word of a business. */
const isSubjectCompany = ({ topic }: Plan, text: string): boolean => {
  const name = topic?.id === 'legal' ? properName(SUBJECT.exec(text)?.[1] ?? '') : '';
  return name.length > 1 && isNameLike(name);
};

const COMPETITOR = [...lexicon.competitors.ko, ...lexicon.competitors.ja]
  .map((word) => word.replace('*', ''))
  .join('|');
/** With its name as a subject: 경쟁사인 은빛스키가, 競合の白樺硝子は, "our competitor Kestwick Valves was". */
const RIVALS = [
  new RegExp(`(?:${COMPETITOR})(?:인|의)?\\s?([가-힣A-Za-z0-9&]{0,20}?)(?:은|는|이|가)\\s`, 'u'),
  new RegExp(
    `(?:${COMPETITOR})(?:である|の|企業|会社)?([\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9&]{0,20}?)(?:株式会社|㈱)?[はが]`,
    'u',
  ),
  /(?<!\b(?:to|from|by|with|against|than|of) (?:our |its |the |a )?)\b(?:competitor|rival|peer),? ((?:[A-Z][\w&.'’-]*\s?){1,4})(?=\s?(?:[a-z]|,))/u,
];

/** The competitor whom the text has as a subject. */
const rivalIn = (text: string): string | undefined =>
  RIVALS.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? []).at(0);

/** "Castings are bought from Orlow Foundries, which employs 650 people": the clause is of whom it follows. */
const RELATIVE = /\b((?:[A-Z][\w&.'’-]*\s?){1,4}),\s(?:which|who|whose)\b(?=[^.;]*\d)/u;

const isInQuestion = ({ question }: Plan, name: string): boolean => {
  const plain = question.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && plain.includes(word));
};

const isOfRival = (plan: Plan, text: string): boolean => {
  const rival = rivalIn(text);
  return rival !== undefined && (rival === '' || !isInQuestion(plan, rival));
};

const isOfClause = (plan: Plan, text: string): boolean => {
  const whom = RELATIVE.exec(text)?.[1]?.trim();
  return (
    whom !== undefined &&
    plan.names.length > 0 &&
    !isInQuestion(plan, whom) &&
    withoutNames(whom, plan.names, '') === whom
  );
};

/** "The competitor Alder plans …", where somebody else is asked about. */
export const isOfOtherParty = (plan: Plan, text: string, isQuantity: boolean): boolean => {
  if (competitorsIn(plan.question).length > 0) return false;
  if (isQuantity && (isOfRival(plan, text) || isOfClause(plan, text))) return true;
  return (
    plan.names.length > 0 &&
    !WITH_COMPETITORS.has(plan.topic?.id ?? '') &&
    (competitorsIn(text).some(({ start }) => start <= AHEAD) || isSubjectCompany(plan, text)) &&
    companyItselfIn(text).length === 0 &&
    pendingIn(text).length === 0 &&
    withoutNames(text, plan.names, '') === text
  );
};

/** It stands in the document of another company, and names nobody of whom is asked about. */
export const isOfOtherDocument = (plan: Plan, names: readonly string[], { text, context }: Place): boolean => {
  const { question, topic } = plan;
  const isOfAny = WITH_COMPETITORS.has(topic?.id ?? '') || competitorsIn(question).length > 0 || names.length === 0;
  if (isOfAny || context.company === undefined) return false;
  const whole = [context.company, context.document.replaceAll(/[_-]+/g, ' '), context.section, text]
    .filter(Boolean)
    .join('\n');
  return !names.some((name) => isNamedIn(name, whole));
};

const KOREAN_SUBJECT = /^(?:[^,.]{0,16}?\d[^,.]{0,16}?\s)?(\S{1,24}?)(?:은|는|이|가)\s/u;
const JAPANESE_SUBJECT = /^(?:[^、。]{0,16}?\d[^、。]{0,16}?、)?([^、。はが]{1,24})[はが]/u;
const LATIN_SUBJECT =
  /^(?:(?:In|On|During|At|For) [^,]{1,40}, )?((?:the |a |an )?[A-Za-z][\w&'’-]*(?: [A-Z][\w&'’-]*){0,4})/iu;
const OWN = /^(?:we|it|회사|당사|우리|본사|当社|会社|the (?:company|group))/iu;

/** Who pays or lends in the statement may be the other side of what the question asks: "the Tenant pays", "Norwell lent us". */
export const isOfSameDoer = ({ question, names }: Plan, text: string): boolean => {
  const doer = (KOREAN_SUBJECT.exec(text) ?? JAPANESE_SUBJECT.exec(text) ?? LATIN_SUBJECT.exec(text))?.[1] ?? '';
  if (doer === '' || OWN.test(doer)) return true;
  const first = question.slice(0, question.length / 2).toLowerCase();
  return [...names.map((one) => one.toLowerCase()), first].some((one) =>
    doer
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 2 && one.includes(word)),
  );
};
