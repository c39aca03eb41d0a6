// Tests whether a sentence only says that what is asked for exists, or is about another name than the question's.
import { escaped } from '#shared/language/escaped.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/existence.json' with { type: 'json' };
import { asksSupposition } from '../../understand/kinds/suppositions.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isFarther, isPlainName } from './account.ts';
import type { Judged } from './account-features.ts';
import { ifAny, type Refused } from './other-event.ts';

const { ko, ja } = lexicon;
const EXISTS = `(?:[이가도]\\s?(?:${ko.join('|')})|[がも](?:${ja.join('|')}))`;
/** "What was the problem": that there was one. */
export const isExistenceAlone = ({ question, wanted }: Plan, { statement: { text }, account }: Judged): boolean => {
  if (wanted !== undefined || asksYesNo(question)) return false;
  const heads = account.filter(({ concept, place }) => !concept.isExact && !concept.isVerb && place === 'own');
  return heads.some(({ concept }) => new RegExp(`${escaped(concept.name)}${EXISTS}`, 'u').test(text));
};

/** A person or company that neither the sentence nor its headings, title or parties have. */
export const otherNames = ({ question }: Plan, { account, statement: { text } }: Judged): Refused => {
  const language = languageOf(question);
  // Names are written otherwise in other languages, and in Latin letters common nouns look alike.
  if (language === 'en' || language !== languageOf(text) || asksSupposition(question)) return undefined;
  const open = account.filter(({ concept, place }) => isPlainName(concept) && isFarther(place, 'passage'));
  return ifAny(open.map(({ concept }) => concept.name));
};
