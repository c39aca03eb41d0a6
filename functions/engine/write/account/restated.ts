// Tests whether a sentence only says that what is asked for exists, only supposes it, or is about another name.
import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/existence.json' with { type: 'json' };
import { asksSupposition, conditionOf, isSupposition } from '../../understand/kinds/suppositions.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isFarther, isPlainName } from './account.ts';
import { isContent, type Judged, MANY_WORDS, namesOf } from './account-features.ts';
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
  const label = LABEL.exec(plain)?.[0] ?? '';
  const stated = plain.slice(label.length);
  const rest = `${label} ${stated.replace(conditionOf(stated) ?? '', ' ')}`;
  const own = account.filter(({ concept }) => !concept.isExact && concept.isIn(text));
  return own.length > 0 && !own.some(({ concept }) => concept.isIn(rest));
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
