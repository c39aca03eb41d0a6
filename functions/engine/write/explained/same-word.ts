// Whether a text has a word of a question, or a synonym of it.
import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import verbForms from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { eventOfWord } from '../../understand/kinds/date-events.ts';
import { withoutLightVerb } from '../../understand/words/inflection.ts';
import { termsIn } from '../clauses/clause-terms.ts';
import { holdsWord } from '../holds-word.ts';

const { source, groups, endings } = sameMeaning;
const EMPTY = new Set(wordsOf({ id: 'empty', source, not: [], ...sameMeaning.empty }));
/** It says nothing that a line could account for. */
export const isEmpty = (word: string): boolean => EMPTY.has(word.replace(/(?<=[가-힣]{2})인$/u, ''));

/** English words of questions come as stems: earli, bottl. */
const GROUPS = groups.map((group) => ({
  wordsIn: compile({ ...group, source }),
  stems: new Set(group.en.filter((one) => !one.includes(' ')).flatMap((one) => terms(one.replace('*', '')))),
}));

const ENDING = new RegExp(
  `(?<=[가-힣]{2})(?:${endings.ko.join('|')})$|(?<=\\p{Script=Han}{2})(?:${endings.ja.join('|')})$`,
  'u',
);
/** "Why did it lose customers?": it lost them. */
const PASTS = new Map(Object.entries(verbForms.irregular).map(([verb, past]) => [verb, past.split('|')]));
/** 지명하 is 지명; 損失額 is what a text gives as 損失 with an amount. */
const formsOf = (word: string): readonly string[] => {
  if (RATE.test(word)) return [word];
  const noun = withoutLightVerb(word).replace(/(?<=[가-힣]{2})[하되]$/u, '');
  return [
    ...new Set([
      word,
      ...(PASTS.get(word) ?? []),
      noun,
      noun.replace(ENDING, ''),
      noun.replace(/(?<=[가-힣]{2})(?:인|에서만|에서|까지만|에게)$/u, ''),
    ]),
  ];
};

/** 가동률 is a rate of 가동, and not that it runs. */
const RATE = /(?:률|율|率)$/u;
/** 최대주주 is a kind of 주주, and nothing that is 최대: what begins it must be most of it. */
const begins = (word: string, places: readonly Place[]): boolean =>
  places.some(({ start, end }) => start === 0 && (RATE.test(word) ? end === word.length : word.length - end < end));

/** In the words of contracts, of what happens at a time, or of everyday speech. */
export const meansSame = (word: string, text: string): boolean =>
  GROUPS.some(({ wordsIn, stems }) => (stems.has(word) || begins(word, wordsIn(word))) && wordsIn(text).length > 0) ||
  termsIn(word).some(({ wordsIn }) => begins(word, wordsIn(word)) && wordsIn(text).length > 0) ||
  (!RATE.test(word) && (eventOfWord(word)?.wordsIn(text).length ?? 0) > 0);

const LISTED = [...groups, ...clauseTerms.terms].map((one) => ({
  words: new Set(wordsOf({ ...one, source })),
  wordsIn: compile({ ...one, source }),
}));
/** The very word has another one for it: 임대료 is 차임, and 계약금 is no 계약. */
export const hasRendering = (word: string, text: string): boolean =>
  LISTED.some(({ words, wordsIn }) => words.has(word) && wordsIn(text).length > 0);

export const hasSameWord = (word: string, text: string): boolean =>
  formsOf(word).some((form) => holdsWord(form, text)) || meansSame(word, text);

/** One of the terms of contracts, policies and reports, or an everyday word for one. */
export const isDocumentWord = (word: string): boolean =>
  GROUPS.some(({ wordsIn }) => begins(word, wordsIn(word))) ||
  termsIn(word).some(({ wordsIn }) => begins(word, wordsIn(word)));

const ABSENT = GROUPS[groups.findIndex(({ id }) => id === 'absent')];
/** 안 나온, did not attend: who was not there is asked for in words of which none is left. */
export const isOfAbsence = (text: string): boolean => (ABSENT?.wordsIn(text).length ?? 0) > 0;
