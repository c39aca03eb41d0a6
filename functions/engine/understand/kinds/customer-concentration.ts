// Detects questions about the share of the largest customers, and texts that state it.
import lexicon from '#shared/language/lexicon/customer-concentration.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Metric } from '../measures/metrics/metric.ts';
import { namesExtreme } from './find-rank.ts';
import type { Topic } from './topics.ts';

const asksIn = compile(lexicon.asks);
const tellsIn = compile(lexicon.tells);
const sharesIn = compile(lexicon.shares);
const termsIn = compile(lexicon.terms);
const severalIn = compile(lexicon.several);

/** Whether the question asks for the customers' share of sales and no other figure. */
export const asksConcentration = (question: string, topic: Topic | undefined, metrics: readonly Metric[]): boolean =>
  topic?.id === 'customers' &&
  metrics.every(({ id }) => id === 'revenue') &&
  asksIn(question.normalize('NFKC')).length > 0 &&
  termsIn(question.normalize('NFKC')).length === 0;

/** Whether the question asks who the largest is, and not for a share of sales. */
export const asksWhoIsLargest = (question: string): boolean =>
  namesExtreme(question) && sharesIn(question.normalize('NFKC')).length === 0;

export const tellsConcentration = (text: string): boolean => tellsIn(text.normalize('NFKC')).length > 0;

/** Characters before the matched words in which their number may be: "the ten largest". */
const BEFORE = 8;
const countIn = (text: string, find: typeof asksIn): number | undefined => {
  const plain = text.normalize('NFKC').toLowerCase();
  const [count] = find(plain).flatMap(({ start, end }) => {
    const around = plain.slice(Math.max(0, start - BEFORE), end);
    const word = Object.entries(lexicon.numbers).find(([name]) => around.includes(name))?.[1];
    const digits = /\d+/.exec(plain.slice(start, end))?.[0];
    return word ?? (digits === undefined ? [] : Number(digits));
  });
  return count;
};

/** "Who is the largest customer" asks for one. */
const one = (question: string): number | undefined =>
  namesExtreme(question) && severalIn(question.normalize('NFKC')).length === 0 ? 1 : undefined;

/** The number of customers in the question and in the text, if the two differ. */
export const otherCount = (question: string, text: string): readonly [number, number] | undefined => {
  const [wanted, given] = [countIn(question, asksIn) ?? one(question), countIn(text, tellsIn)];
  return wanted === undefined || given === undefined || wanted === given ? undefined : [wanted, given];
};
