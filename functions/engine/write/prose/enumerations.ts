// Finds enumerations that answer a question: "the segments are A, B and C".

import { escaped } from '#shared/language/escaped.ts';
import type { Block } from '#shared/report/blocks.ts';
import { terms } from '../../terms.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { speaksOfWord } from '../fit/coverage.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

/** At least three short names, separated by commas. */
const NAME = '[^,.;:、，]{1,40}';
const NAMES = `(?:${NAME}[,、，]\\s?){1,12}${NAME}(?:\\band\\b|\\bor\\b|및|과|와|及び|および|、|,)${NAME}`;
/** A clause describes the thing and names no member. */
const CLAUSE = /\b(?:we|our|it|its|with|which|that|not|also)\b/iu;

/** Whether the thing is the subject of the list: "segments are", "부문은", "セグメントは". */
const isEnumerated = (word: string, text: string): boolean => {
  const noun = escaped(word);
  const pattern = /[a-z]/.test(word)
    ? `\\b${noun}\\w{0,4}\\s+(?:are|were|include|includes|consist of|comprise|comprises)\\s*:?\\s+${NAMES}`
    : `${noun}(?:은|는|으로는|は|として)\\s?[、,]?\\s?${NAMES}`;
  const named = new RegExp(pattern, 'iu').exec(text)?.[0];
  return named !== undefined && !CLAUSE.test(named);
};

const asksWhich = ({ kind, question }: Plan): boolean => kind === 'list' || /\bwhat are\b/iu.test(question);

/** Returns the enumeration alone: other sentences only mention the members. */
export const enumerated = (writing: Writing): Block[] => {
  const { plan } = writing;
  const thing = plan.words.at(-1);
  if (!thing || !asksWhich(plan) || plan.metrics.length > 0 || plan.wanted || namesNobody(plan)) return [];
  const isWhole = ({ text, section }: Quotable): boolean => {
    const wording = { text, words: new Set(terms(text)), section };
    return isEnumerated(thing, text) && plan.words.every((word) => speaksOfWord(word, wording));
  };
  const found = ownSentences(writing).find(isWhole);
  return found ? [{ kind: 'text', sentences: [fitted(quoted(writing, found), [])] }] : [];
};
