// Tests whom a statement is about: a competitor, or another company in a clause, is not the requested one.
import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import companyItself from '#shared/language/lexicon/company-itself.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/other-kinds.json' with { type: 'json' };
import proceedings from '#shared/language/lexicon/proceedings.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import { isNamedIn, withoutNames } from '../understand/names/company-names.ts';
import { isNameLike } from '../understand/names/name-words.ts';
import type { Plan } from '../understand/plan-type.ts';

export const competitorsIn = compile(lexicon.competitors);
const companyItselfIn = compile(companyItself);
const pendingIn = compile(proceedings.pending);

const SUBJECT = /^([\p{L}\d&]{2,24}?)(?:(?:은|는|이|가)(?=\s)|は|が)/u;
const BUSINESSES = businessWords.groups.flat();
/** Returns the name before a word for a business; '' if the subject does not end in one. */
const properName = (subject: string): string => {
  const business = BUSINESSES.find((word) => subject.endsWith(word));
  return business === undefined ? '' : subject.slice(0, -business.length);
};

type Place = { readonly text: string; readonly context: Chunk['context'] };

/** Characters before the words for another company. Set by hand. */
const AHEAD = 8;
/** Topics that include competitors' actions and the market. */
const WITH_COMPETITORS: ReadonlySet<string> = new Set(['risk', 'competition', 'competitors']);
/** "한들화학은 과태료를 …": in legal matters the subject, a name before a word for a business, is who was fined. */
const isSubjectCompany = ({ topic }: Plan, text: string): boolean => {
  const name = topic?.id === 'legal' ? properName(SUBJECT.exec(text)?.[1] ?? '') : '';
  return name.length > 1 && isNameLike(name);
};

const COMPETITOR = [...lexicon.competitors.ko, ...lexicon.competitors.ja]
  .map((word) => word.replace('*', ''))
  .join('|');
/** A competitor named as the subject: 경쟁사인 은빛스키가, 競合の白樺硝子は, "our competitor Kestwick Valves was". */
const RIVALS = [
  new RegExp(`(?:${COMPETITOR})(?:인|의)?\\s?([가-힣A-Za-z0-9&]{0,20}?)(?:은|는|이|가)\\s`, 'u'),
  new RegExp(
    `(?:${COMPETITOR})(?:である|の|企業|会社)?([\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9&]{0,20}?)(?:株式会社|㈱)?[はが]`,
    'u',
  ),
  /(?<!\b(?:to|from|by|with|against|than|of) (?:our |its |the |a )?)\b(?:competitor|rival|peer),? ((?:[A-Z][\w&.'’-]*\s?){1,4})(?=\s?(?:[a-z]|,))/u,
];

/** The competitor that is the subject of the text. */
const rivalIn = (text: string): string | undefined =>
  RIVALS.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? []).at(0);

/** "Castings are bought from Orlow Foundries, which employs 650 people": the clause is about the company before it. */
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

/** Whether the text is about another party, such as "The competitor Alder plans …". */
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

/** Whether the document belongs to another company and does not name the requested one. */
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

/**
 * Whether the statement's actor may be on the question's side; "the Tenant pays" or "Norwell lent us" may be on the
 * other.
 */
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
