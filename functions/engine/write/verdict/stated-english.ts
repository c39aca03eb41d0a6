// Tests whether an English sentence states what a yes/no question asks: its verb in a finite form, close to its
// subject.

import { escaped } from '#shared/language/escaped.ts';
import companyItself from '#shared/language/lexicon/company-itself.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { asksExistence } from '../../understand/kinds/yes-no.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';

export type Stated = 'yes' | 'no' | undefined;

const negationsIn = compile(negation);
const IRREGULAR: Readonly<Record<string, string>> = lexicon.irregular;
const BE = '(?:is|are|was|were|has been|have been|had been|been)';
const WORD = "[\\w$.,%’'-]+\\s+";
const PREPOSITIONS = lexicon.prepositions;
/** Few words separate a verb from its object, and no preposition but the question's own. Set by hand. */
const gapOf = (question: string): string => {
  const own = new Set(question.toLowerCase().split(/\W+/u));
  const others = PREPOSITIONS.filter((one) => !own.has(one)).join('|');
  return `(?:(?!(?:${others})\\b)${WORD}){0,4}?`;
};
const NEAR = "(?:[\\w’'-]+\\s+){0,2}?";

/** Matches inflected forms of a word by its stem. */
const formOf = (word: string): string => `${escaped(terms(word)[0] ?? word).replace(/[iey]$/u, '[iey]')}\\w{0,4}`;

/** "Has it breached" has the participle already. */
const pastOf = (verb: string): string => {
  if (/ed$/u.test(verb)) return escaped(verb);
  const irregular = IRREGULAR[verb];
  return irregular ?? `${escaped(verb.replace(/e$/u, '').replace(/y$/u, ''))}\\w?(?:e|i)?ed`;
};

const companyIn = compile(companyItself);
/** "The group" means the requested company. */
const withoutCompany = (text: string): string => blank(text, companyIn(text));

const questionWords = ({ question, names, entities }: Plan): string[] =>
  withoutCompany(withoutNames(question.toLowerCase(), [...names, ...entities], ' '))
    .replace(/[’']s\b/gu, ' ')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 1 && !terms(word).every(isAskingTerm));

const asksOfPast = (question: string): boolean => /\b(?:did|has|have|had)\b/iu.test(question);

type Form = { readonly yes: string; readonly no: string };

/** "Does it pay dividends": it pays or paid them, or they were paid. */
const habitual = (verb: string, thing: string): Form => ({
  yes: `\\b(?:${escaped(verb)}(?:s|es)?|${pastOf(verb)})\\s+(?:${WORD}){0,3}?${thing}|\\b${thing}\\s+(?:${WORD}){0,6}?${BE} (?:${pastOf(verb)})`,
  no: `\\b(?:do|does|did|has|have)\\s*(?:not|n[’']t)\\s+(?:${escaped(verb)}|${pastOf(verb)})|\\bno ${thing} (?:${WORD}){0,3}?${BE} (?:${pastOf(verb)})`,
});

const formsOf = (plan: Plan): Form | undefined => {
  const words = questionWords(plan);
  const last = words.at(-1);
  const before = words.at(-2);
  if (!last) return undefined;
  // "Did it repurchase any shares" asks about an action.
  if (asksExistence(plan.question) && (!asksOfPast(plan.question) || /\bthere\b/iu.test(plan.question))) {
    const noun = `(?:[\\w-]+\\s+){0,3}?${formOf(words[0] ?? last)}`;
    return {
      yes: `\\bthere ${BE} (?!no\\b|not\\b)${noun}|\\b${formOf(words[0] ?? last)}\\s+(?:${BE})\\s+(?:currently |now )?(?:pending|filed|outstanding|ongoing)`,
      no: `\\bthere ${BE} (?:currently |presently )?(?:no|not any)\\b ${noun}|\\bnot\\b (?:${WORD}){0,4}?(?:party|parties|subject) to any ${noun}|\\b(?:had|have|has) no ${noun}|\\bno ${noun} (?:has|have|had|was|were|is|are)\\b`,
    };
  }
  if (asksOfPast(plan.question)) {
    const of = (verb: string, thing: string) => ({
      yes: `\\b${pastOf(verb)}\\s+${thing}`,
      no: `\\b(?:did|has|have|had)\\s*(?:not|n[’']t)\\s+(?:${escaped(verb)}|${pastOf(verb)})\\s+${thing}|\\bnever\\s+(?:${pastOf(verb)})`,
    });
    // "No impairment was recognised" below the heading of its subject.
    const denied = `\\bno ${formOf(last)}\\s+(?:${WORD}){0,2}?${BE}\\b`;
    if (!before) return of(last, '');
    // The verb precedes its object at the end, or comes first if the subject was a name.
    const gap = gapOf(plan.question);
    const [verb = before, thing = last] = words;
    const all = [of(before, `${gap}${formOf(last)}`), of(verb, `${gap}${formOf(thing)}`)];
    return { yes: all.map(({ yes }) => yes).join('|'), no: [...all.map(({ no }) => no), denied].join('|') };
  }
  if (before && /\b(?:do|does)\b/iu.test(plan.question)) return habitual(before, formOf(last));
  return { yes: `\\b${BE} ${NEAR}${formOf(last)}`, no: `\\b${BE} (?:not|n[’']t) ${NEAR}${formOf(last)}` };
};

const holds = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

/** A second negation leaves the answer open. */
export const statedInEnglish = (plan: Plan, text: string): Stated => {
  const forms = formsOf(plan);
  if (!forms) return undefined;
  if (holds(forms.no, text)) return negationsIn(text).length === 1 ? 'no' : undefined;
  return negationsIn(text).length === 0 && holds(forms.yes, text) ? 'yes' : undefined;
};
