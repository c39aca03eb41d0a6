// Splits a list of requests, "revenue, net income, the CEO, litigation": figures together, each other item by itself.
import { escaped } from '#shared/language/escaped.ts';
import { titlesIn } from './kinds/positions.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-type.ts';

const BETWEEN = /\s*[,，、;]\s*(?:and\s+|그리고\s+|및\s+)?/iu;
/** Two items may be one thing; other rules handle them. */
const MIN_LISTED = 3;
/** A longer list is pasted text. Set by hand. */
const MAX_LISTED = 12;
const MAX_LENGTH = 300;

const planned = (query: string): Plan => plan({ query, history: [], sources: [], now: 0 });

type Kind = 'figure' | 'other' | undefined;
/** `undefined` if the item contains words beyond the name of a figure, title or topic. */
const kindOf = ({ question, metrics, ratios, topic, words, qualifiers }: Plan): Kind => {
  if (metrics.length + ratios.length > 0) return words.length + qualifiers.length === 0 ? 'figure' : undefined;
  const isTitle = titlesIn(question).length === 1 && words.length <= 1;
  return isTitle || (topic !== undefined && words.length === 0) ? 'other' : undefined;
};

/**
 * The company in the first item. A guessed name is extended to the start of its word, since the guess may have lost
 * letters: しずく酒器.
 */
const nameIn = (question: string): string | undefined => {
  const [name, ...others] = planned(question).entities;
  return name === undefined || others.length > 0
    ? undefined
    : new RegExp(`[\\p{L}\\p{N}&]*${escaped(name)}`, 'iu').exec(question)?.[0];
};

/** The items of a list, its figures as one; the question itself unless it lists both figures and other known things. */
export const listedThings = (question: string): readonly string[] => {
  const items = question.split(BETWEEN).map((item) => item.trim());
  if (question.length > MAX_LENGTH || items.length < MIN_LISTED || items.length > MAX_LISTED) return [question];
  const kinds = items.map((item) => kindOf(planned(item)));
  if (kinds.includes(undefined) || !kinds.includes('figure') || !kinds.includes('other')) return [question];
  const figures = items.filter((_, n) => kinds[n] === 'figure').join(', ');
  const others = items.filter((_, n) => kinds[n] === 'other');
  const first = kinds[0] === 'figure' ? [figures, ...others] : [...others.slice(0, 1), figures, ...others.slice(1)];
  const name = nameIn(question);
  return first.map((item) => (name === undefined || item.includes(name) ? item : `${name} ${item}`));
};
