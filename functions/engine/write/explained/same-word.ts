// Tests whether a text has a word of a question or a synonym of it.
import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import fall from '#shared/language/lexicon/fall.json' with { type: 'json' };
import { compile, type Place, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import rise from '#shared/language/lexicon/rise.json' with { type: 'json' };
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import verbForms from '#shared/language/lexicon/yes-no-questions.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { eventOfWord } from '../../understand/kinds/date-events.ts';
import { withoutLightVerb } from '../../understand/words/inflection.ts';
import { termsIn } from '../clauses/clause-terms.ts';
import { holdsWord } from '../holds-word.ts';

const { source, groups, endings } = sameMeaning;
const EMPTY = new Set(wordsOf({ id: 'empty', source, not: [], ...sameMeaning.empty }));
/** Whether the word carries no meaning that a line could cover. */
export const isEmpty = (word: string): boolean => EMPTY.has(word.replace(/(?<=[가-힣]{2})인$/u, ''));

/** English words of questions come as stems: earli, bottl. */
const GROUPS = [...groups, rise, fall].map((group) => ({
  wordsIn: compile({ ...group, source }),
  stems: new Set(group.en.filter((one) => !one.includes(' ')).flatMap((one) => terms(one.replace('*', '')))),
}));

const ENDING = new RegExp(
  `(?<=[가-힣]{2})(?:${endings.ko.join('|')})$|(?<=\\p{Script=Han}{2})(?:${endings.ja.join('|')})$`,
  'u',
);
/** Irregular past forms: "Why did it lose customers?" is answered by "lost". */
const PASTS = new Map(Object.entries(verbForms.irregular).map(([verb, past]) => [verb, past.split('|')]));
/** Forms under which a text may have the word: 지명하 as 지명; 損失額 as 損失 with an amount. */
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

/** 가동률 is a rate, and is not matched by 가동 as a verb. */
const RATE = /(?:률|율|率)$/u;
/** Whether a synonym makes up most of the word from its start: 최대주주 is a kind of 주주, so 최대 does not count. */
const begins = (word: string, places: readonly Place[]): boolean =>
  places.some(({ start, end }) => start === 0 && (RATE.test(word) ? end === word.length : word.length - end < end));

type Finder = (text: string) => readonly Place[];
const findersOf = (word: string): readonly Finder[] => [
  ...GROUPS.filter(({ wordsIn, stems }) => stems.has(word) || begins(word, wordsIn(word))).map(
    ({ wordsIn }) => wordsIn,
  ),
  ...termsIn(word).flatMap(({ wordsIn }) => (begins(word, wordsIn(word)) ? [wordsIn] : [])),
  ...[RATE.test(word) ? undefined : eventOfWord(word)?.wordsIn].filter((one) => one !== undefined),
];

/** The few words of a question are compared with many texts. Set by hand. */
const MAX_WORDS = 512;
const FINDERS = new Map<string, readonly Finder[]>();
const knownFinders = (word: string): readonly Finder[] => {
  const known = FINDERS.get(word) ?? findersOf(word);
  if (FINDERS.size >= MAX_WORDS) FINDERS.clear();
  FINDERS.set(word, known);
  return known;
};

/** Matches synonyms from contract terms, dated events and everyday language. */
export const meansSame = (word: string, text: string): boolean =>
  knownFinders(word).some((wordsIn) => wordsIn(text).length > 0);

const LISTED = [...groups, ...clauseTerms.terms].map((one) => ({
  words: new Set(wordsOf({ ...one, source })),
  wordsIn: compile({ ...one, source }),
}));
/** Whether the exact word has a synonym in the text: 임대료 matches 차임, but 계약금 does not match 계약. */
export const hasRendering = (word: string, text: string): boolean =>
  LISTED.some(({ words, wordsIn }) => words.has(word) && wordsIn(text).length > 0);

export const hasSameWord = (word: string, text: string): boolean =>
  formsOf(word).some((form) => holdsWord(form, text)) || meansSame(word, text);

/** Whether the word is a term of contracts, policies and reports, or an everyday synonym of one. */
export const isDocumentWord = (word: string): boolean =>
  GROUPS.some(({ wordsIn }) => begins(word, wordsIn(word))) ||
  termsIn(word).some(({ wordsIn }) => begins(word, wordsIn(word)));

const ABSENT = GROUPS[groups.findIndex(({ id }) => id === 'absent')];
/** Whether the text expresses absence (안 나온, did not attend), for which texts share no words. */
export const isOfAbsence = (text: string): boolean => (ABSENT?.wordsIn(text).length ?? 0) > 0;
