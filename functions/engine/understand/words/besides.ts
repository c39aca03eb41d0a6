// What a plain question has beside what it asks for: fillers, names and a time; anything else asks for more.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { movesIn } from '#shared/language/lexicon/direction.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/plain-questions.json' with { type: 'json' };
import { findWanted } from '../kinds/answer-type.ts';
import { namedMeasures } from '../measures/find-metrics.ts';
import { withoutNames } from '../names/company-names.ts';
import { findEntities } from '../names/find-entities.ts';
import { relativeYearsIn } from '../periods/relative-years.ts';
import { blank } from './blank.ts';
import { contentWords } from './content-words.ts';
import { beginsWord } from './phrases.ts';

const { source, joints, endings, notNouns } = lexicon;
const wordsOf = (id: 'beside' | 'fillers' | 'otherSides') => compile({ ...lexicon[id], id, source, not: [] });

/** Words that add nothing to such a question: here, at the moment, 이 회사. */
export const besideIn = wordsOf('beside');
const fillersIn = wordsOf('fillers');
/** 대출은 언제, "cost of the loans": another side of the thing is asked for. */
const otherSidesIn = wordsOf('otherSides');

/** Blanks the words that only ask for an answer. */
export const withoutFillers = (text: string): string => blank(text, fillersIn(text).filter(beginsWord(text)));

/** What stands for the words that are found. */
const FOUND = '#';
const NOUN = '[\\p{Script=Han}\\p{Script=Katakana}\\u30fc#]';
/** 매출이랑, 감사법인하고, "auditors and": another question follows. */
const JOINED = new RegExp(
  `[\\p{Script=Hangul}#](?:${joints.ko.join('|')})\\s|\\s(?:${joints.en.join('|')})\\s|${NOUN}(?:${joints.ja.join('|')})${NOUN}`,
  'u',
);
/** A Japanese noun; 何年, 今の and 約 are none. */
const HAN_OR_KANA = new RegExp(`(?![${notNouns}])[\\p{Script=Han}々\\p{Script=Katakana}\\u30fc]`, 'u');
/** 개야, 명이에요, 아야: a counter or the end of a verb. */
const ENDING = new RegExp(
  `^(?:${endings.counters.join('|')})?(?:[${endings.last}]|${endings.ko.join('|')}|[${endings.of}][${endings.last}])?$`,
  'u',
);
/** Whether a noun or verb is left; an ending of a phrase that was found may be. */
const hasEasternWord = (text: string): boolean =>
  HAN_OR_KANA.test(text) || (text.match(/[가-힣]{2,}/gu) ?? []).some((word) => !ENDING.test(word));

/** Whether what is left asks for a reason or a change, or names a measure. */
const asksMore = (rest: string): boolean =>
  findWanted(rest) === 'cause' || movesIn(rest).length > 0 || namedMeasures(rest).length > 0;

type Beside = {
  /** What may be the names of companies, and may be places or people. */
  readonly names: readonly string[];
  readonly time: string | undefined;
};

/** The names and the time that a question has beside what it asks for; nothing if it has anything else. */
export const besides = (question: string, places: readonly Place[]): Beside | undefined => {
  const rest = blank(question, places);
  const times = [...periodsIn(rest), ...relativeYearsIn(rest)];
  const undated = blank(rest, times);
  const names = findEntities(blank(undated, besideIn(undated)));
  const bare = withoutFillers(withoutNames(undated, names, ' '));
  const open = blank(bare, besideIn(bare).filter(beginsWord(bare)));
  const isMore = contentWords(open, []).length > 0 || hasEasternWord(open) || asksMore(undated);
  if (isMore || otherSidesIn(rest).length > 0 || JOINED.test(blank(question, places, FOUND))) return undefined;
  const [time] = times;
  return { names, time: time && rest.slice(time.start, time.end).trim() };
};
