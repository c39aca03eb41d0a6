// Tests whether a sentence only says that what is asked for exists or is still to come, only supposes it, or is about
// another name.
import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/existence.json' with { type: 'json' };
import { asksForOutcome, isAhead } from '../../understand/kinds/done-questions.ts';
import { asksSupposition, conditionOf, isSupposition } from '../../understand/kinds/suppositions.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isFarther, isPlainName } from './account.ts';
import { isContent, type Judged, MANY_WORDS, namesOf } from './account-features.ts';
import { clausesIn } from './answer-clauses.ts';
import { ifAny, type Refused } from './other-event.ts';

const { ko, ja } = lexicon;
const EXISTS = `(?:[이가도]\\s?(?:${ko.join('|')})|[がも](?:${ja.join('|')}))`;
/** "What was the problem": that there was one. */
export const isExistenceAlone = ({ question, wanted }: Plan, { statement: { text }, account }: Judged): boolean => {
  if (wanted !== undefined || asksYesNo(question)) return false;
  const heads = account.filter(({ concept, place }) => !concept.isExact && !concept.isVerb && place === 'own');
  return heads.some(({ concept }) => new RegExp(`${escaped(concept.name)}${EXISTS}`, 'u').test(text));
};

const LABEL = /^[^:：\d]{2,40}[:：]/u;
/** `고객 집중 위험:`: what a line says its text is about; empty without one. */
export const labelIn = (text: string): string => LABEL.exec(text)?.[0] ?? '';
/** "The largest shareholder": a clause on what applies if the largest shareholder changes does not say who it is. */
export const isSupposedAlone = ({ question, wanted }: Plan, { statement: { text }, account }: Judged): boolean => {
  if (
    (wanted !== undefined && wanted !== 'name') ||
    asksYesNo(question) ||
    conditionOf(question) !== undefined ||
    !isSupposition(text)
  )
    return false;
  // `고객 집중 위험: 계약이 갱신되지 않으면 …`: the label is no part of the condition.
  const plain = text.normalize('NFKC');
  const label = labelIn(plain);
  const stated = plain.slice(label.length);
  const rest = `${label} ${stated.replace(conditionOf(stated) ?? '', ' ')}`;
  const own = account.filter(({ concept }) => !concept.isExact && concept.isIn(text));
  return own.length > 0 && !own.some(({ concept }) => concept.isIn(rest));
};

/** "How did the inspection turn out": the clause that names most of it says that it is still to take place. */
export const isAheadAlone = ({ question }: Plan, { statement: { text }, account }: Judged): boolean => {
  if (!asksForOutcome(question) || !isAhead(text)) return false;
  const words = account.filter(({ concept }) => !concept.isExact && !concept.isVerb);
  const clauses = clausesIn(text)
    .flatMap((clause) => clause.text.split(/[,、，]\s?/u))
    .map((clause) => ({ clause, count: words.filter(({ concept }) => concept.isIn(clause)).length }));
  const most = Math.max(...clauses.map(({ count }) => count));
  return most > 0 && clauses.every(({ clause, count }) => count < most || isAhead(clause));
};

/**
 * A person or company that titles another file, and that neither the sentence nor its headings have. A question of few
 * words is about each of its nouns that may be a name.
 */
export const otherNames = ({ question }: Plan, { account, statement: { text } }: Judged): Refused => {
  const language = languageOf(question);
  // Names are written otherwise in other languages, and in Latin letters common nouns look alike.
  if (language === 'en' || language !== languageOf(text) || asksSupposition(question)) return undefined;
  const isShort = account.filter(isContent).length < MANY_WORDS;
  const open = account.filter(
    ({ concept, place }) => place === 'other' || (isShort && isPlainName(concept) && isFarther(place, 'passage')),
  );
  return ifAny(namesOf(open));
};
