// Detects what an answer must contain: a date, a name, a count, a share, a cause or an identifier.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import answerTypes from '#shared/language/lexicon/answer-types.json' with { type: 'json' };
import causeHeadings from '#shared/language/lexicon/cause-headings.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import nameMarks from '#shared/language/lexicon/name-marks.json' with { type: 'json' };
import notNames from '#shared/language/lexicon/not-names.json' with { type: 'json' };
import places from '#shared/language/lexicon/places.json' with { type: 'json' };
import verbs from '#shared/language/lexicon/question-verbs.json' with { type: 'json' };
import { blank } from '../words/blank.ts';
import { withoutOrdinals } from '../words/ordinals.ts';
import { requestedCounter } from './counters.ts';
import { EVENTS } from './date-events.ts';
import { joinedCause } from './joined-causes.ts';

export const WANTED = [
  'date',
  'cause',
  'share',
  'notice',
  'duration',
  'ordinal',
  'count',
  'name',
  'place',
  'code',
] as const;
export type Wanted = (typeof WANTED)[number];

const { source, types } = answerTypes;
const TYPES = WANTED.flatMap((id) =>
  types
    .filter((one) => one.id === id)
    .map(({ asks, holds }) => ({
      id,
      asksIn: compile({ id, source, ...asks }),
      holdsIn: compile({ id, source, ...holds }),
    })),
);
const holdsWordsOf = (id: Wanted, text: string) =>
  TYPES.find((one) => one.id === id)?.holdsIn(text.normalize('NFKC')) ?? [];

const { ko, ja } = nameMarks;
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const NAME = new RegExp(
  [
    '[A-Z][a-z]+ [A-Z][a-z]+',
    '(?<=[\\p{L}\\d,;:)] )[A-Z][\\w&]{2,}',
    '\\b[A-Z]{3,}\\b',
    `${anyOf(ko.titlesBefore)}(?:\\s*[:：]\\s*|\\s)[가-힣]{2,4}(?=[\\s,.()]|$|입니다)`,
    `(?:^|[\\s:：,(])[가-힣]{2,4}\\s${anyOf(ko.titlesBehind)}`,
    `${anyOf(ja.titlesBefore)}[^\\s、。]{0,8}\\s*[\\p{Script=Han}]{2,4}`,
    `[\\p{Script=Han}]{2,4}\\s?${anyOf(ja.titlesBehind)}`,
    ...ko.firms,
    ...ja.firms,
  ].join('|'),
  'u',
);

const NO_NAMES = new Set([
  ...notNames.en,
  'board',
  'committee',
  'auditor',
  'auditors',
  'management',
  'report',
  'item',
  'note',
]);
/** Lowers nouns that name nobody, such as "the Company". */
const withoutNoNames = (text: string): string =>
  text.replace(/\b[A-Z][a-z]+\b/g, (word) => (NO_NAMES.has(word.toLowerCase()) ? word.toLowerCase() : word));

/**
 * A name behind a preposition or before a postal code, or a known place: "offices are located in Santa Monica", "St.
 * Paul, Minnesota 55144", 인천.
 */
const PLACE = new RegExp(
  [
    String.raw`\b(?:located|based|headquartered|situated|held|incorporated|organized|founded)\b[^.;]{0,40}?\b(?:in|at|near)\s+(?:the\s+)?[A-Z]`,
    String.raw`\b(?:headquarters|offices?|plants?|facilit(?:y|ies)|centers?)\s+(?:(?:is|are|was|were)\s+)?(?:in|at|near)\s+(?:the\s+)?[A-Z]`,
    String.raw`\b[A-Z][\p{L}.]+(?:\s[A-Z]\p{L}+)*,\s+(?:[A-Z][\p{L}]+|[A-Z]{2})\s+\d{5}`,
    anyOf([...places.ko, ...places.ja]),
    String.raw`\p{Script=Han}{2,4}[県府都市区町村](?=\p{Script=Han}|[にのでを、。]|$)(?![場況価販民分間画別度])`,
  ].join('|'),
  'u',
);

const movesIn = compile(verbs.moves);
/** A "when" behind another question word introduces a condition: "What applies when it is late?" */
const CONDITION =
  /^((?:what|which|how|who|whom|whose|is|are|does|do|can|may|must|will)\b(?:(?!\band\b)[^,?])*)\bwhen\b/iu;
export const findWanted = (question: string): Wanted | undefined => {
  const plain = question.normalize('NFKC').replace(CONDITION, '$1if');
  const found = TYPES.find(({ asksIn }) => asksIn(plain).length > 0);
  const end = found?.asksIn(plain)[0]?.end ?? 0;
  // The percentage by which something grew is not a share of it.
  if (found?.id === 'share' && movesIn(plain).some(({ start }) => start >= end)) return 'count';
  return found?.id ?? (requestedCounter(plain) ? 'count' : undefined);
};

/** Whether the question names an event that the text does not mention: any date in it is of another event. */
export const isOfOtherEvent = (question: string, text: string): boolean =>
  EVENTS.some(({ wordsIn, wordsInQuestion }) => wordsInQuestion(question).length > 0 && wordsIn(text).length === 0);

/** Fewest characters of an effect; a shorter text before the cause means "due to X, Y rose". */
const MIN_EFFECT = 12;

const causeHeadingsIn = compile(causeHeadings);
/** Fewest characters before a cause heading, as in 利益減少の要因としては: a subject and its movement. Set by hand. */
const MIN_HEADING = 4;

/** Returns the effect that a sentence states, without its cause: the cause may mention other figures. */
export const effectOf = (text: string): string => {
  const heading = causeHeadingsIn(text).find(({ start }) => start >= MIN_HEADING);
  if (heading) return text.slice(0, heading.start);
  if (/[가-힣\u3041-\u30ff]/.test(text)) return text;
  const at = Math.min(holdsWordsOf('cause', text)[0]?.start ?? text.length, joinedCause(text) ?? text.length);
  if (at === text.length) return text;
  return at >= MIN_EFFECT ? text.slice(0, at) : text.slice(text.indexOf(',', at) + 1);
};

const PERCENT = /\d\s?(?:[%％]|퍼센트|percent|パーセント)/giu;
/** Characters between a percentage and the verb that makes it a movement. Set by hand. */
const MOVES_WITHIN = 12;

/** Whether every percentage of the text is a movement, as in "9.0% 증가했습니다", and none is a share. */
const tellsMovesAlone = (text: string): boolean => {
  const percentages = [...text.matchAll(PERCENT)];
  const moves = percentages.filter(({ index, 0: found }) => {
    const around = text.slice(Math.max(0, index - MOVES_WITHIN), index + found.length + MOVES_WITHIN);
    return movesIn(around).length > 0;
  });
  return percentages.length > 0 && moves.length === percentages.length;
};

/** Days and months as Korean notices print them: '24.3.29, 24.1월, 3.29일. */
const SHORT_DATE =
  /['’‘]\d{2}[.년]|(?<![\d.])\d{1,2}\.\s?\d{1,2}\.?(?:월|일)|(?<![\d.])\d{2}(?:\.\d{1,2}\.\d{1,2}(?!\d)|[년年]\s?\d{1,2}[월月])/u;

const isDated = (text: string): boolean =>
  periodsIn(text).length + daysIn(text).length > 0 || SHORT_DATE.test(text) || holdsWordsOf('date', text).length > 0;

const NUMBER_WORD = anyOf(answerTypes.types.find(({ id }) => id === 'count')?.holds.en ?? []);
/** A length of time, not a calendar year or a day of a month: 18개월, eleven weeks, nine months' notice, 7年間. */
const DURATION = new RegExp(
  [
    String.raw`\d\s?(?:개?년|개월|달|주일?|일|시간|분)(?:간|\s?동안)?(?![가-힣]*호)`,
    String.raw`\d\s?(?:年|[かヶカヵ]月|週間|日|時間|分)間?`,
    String.raw`(?:\d|\b${NUMBER_WORD})[\s-](?:years?|months?|weeks?|days?|hours?|minutes?|quarters?)\b`,
  ].join('|'),
  'iu',
);
const COUNTS_TIME = new RegExp(`^(?:${DURATION.source})`, 'iu');
/** Whether the number at `start` is a length of time: 勤続6か月の従業員. */
export const countsTime = (text: string, start: number): boolean =>
  COUNTS_TIME.test(text.slice(start).replace(/^\d[\d,.]*(?=\d)/u, ''));
const isDuration = (text: string): boolean =>
  DURATION.test(blank(text, [...periodsIn(text), ...daysIn(text)])) || holdsWordsOf('duration', text).length > 0;

/** Number words with which a sentence counts: fourteen countries. */
export const countWordsIn = (text: string): readonly Place[] => holdsWordsOf('count', text);

/** Whether a sentence contains what the question asks for. */
export const hasWanted = (wanted: Wanted | undefined, text: string): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'date') return isDated(text);
  if (wanted === 'duration') return isDuration(text);
  if (wanted === 'notice') return isDuration(text) && holdsWordsOf('notice', text).length > 0;
  // A date is neither a count nor an identifier.
  if (wanted === 'count' || wanted === 'code')
    return /\d/.test(withoutOrdinals(blank(text, periodsIn(text)))) || holdsWordsOf(wanted, text).length > 0;
  // Months are written like names.
  if (wanted === 'name') return NAME.test(withoutNoNames(blank(text, [...periodsIn(text), ...daysIn(text)])));
  if (wanted === 'cause') return holdsWordsOf(wanted, text).length > 0 || joinedCause(text) !== undefined;
  if (wanted === 'place') return PLACE.test(text) || holdsWordsOf('place', text).length > 0;
  return holdsWordsOf(wanted, text).length > 0 && !(wanted === 'share' && tellsMovesAlone(text));
};

/**
 * Whether a sentence lacks what the question asks for. Names in Hangul, kana and Han have no recognizable form, so such
 * text never lacks a name.
 */
export const lacksWanted = (wanted: Wanted | undefined, text: string): boolean => {
  if (hasWanted(wanted, text)) return false;
  return wanted !== 'name' || !/[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u.test(text);
};
