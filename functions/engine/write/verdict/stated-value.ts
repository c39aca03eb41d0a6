// Answers a Korean or Japanese question whether something is of a kind, from a sentence that states its kind: 감사의견은
// 적정인가, 監査意見は適正ですか.

import { escaped } from '#shared/language/escaped.ts';
import inflections from '#shared/language/lexicon/inflections.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { meansSame } from '../explained/same-word.ts';
import { speaksOfWord } from '../fit/coverage.ts';

const KOREAN = new RegExp(`^(?<rest>.+?)\\s(?<value>[가-힣A-Za-z\\d]{2,}?)(?:${inflections.copula.join('|')})$`, 'u');
const JAPANESE =
  /^(?<rest>.+?[はが])(?<value>[\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d]{2,})(?:ですか|でしょうか|なのか|か)$/u;
const IS = {
  ko: '(?:입니다|이다|이며|이고|임|이었|였|으로\\s?(?:표명|판단|평가))',
  ja: '(?:です|である|であり|で[、，]|でし|と(?:の|し|判|表))',
};
const IS_NOT = { ko: '(?:이|가|은|는)?\\s?아니', ja: '(?:では|じゃ)(?:な|あり)' };

/** `undefined` if the question has another form, or the sentence is not about that thing. */
export const statedValue = ({ question, names, entities }: Plan, text: string): 'yes' | 'no' | undefined => {
  const bare = question.normalize('NFKC').replace(/[\s?!.。]+$/u, '');
  const language = /[가-힣]$/u.test(bare) ? 'ko' : 'ja';
  const { rest = '', value = '' } = (language === 'ko' ? KOREAN : JAPANESE).exec(bare)?.groups ?? {};
  const words = value === '' ? [] : contentWords(rest, [...names, ...entities]);
  const wording = { text, words: new Set(terms(text)), section: undefined };
  if (words.length === 0 || !words.every((word) => speaksOfWord(word, wording) || meansSame(word, text)))
    return undefined;
  const [is, isNot] = [IS, IS_NOT].map((forms) => new RegExp(`${escaped(value)}${forms[language]}`, 'u').test(text));
  if (is === isNot) return undefined;
  return is ? 'yes' : 'no';
};
