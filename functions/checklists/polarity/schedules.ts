// Reads the schedule that a statement leaves its exceptions to: none, or some that make it less than plain.
import words from '../words/schedules.json' with { type: 'json' };
import { plain } from './plain-text.ts';

const LABEL = new RegExp(words.label, 'u');
const NONE = new RegExp(words.none, 'u');

/** The words that name a schedule: "schedule 6", 별지 2. */
export const scheduleNamed = (text: string): string | undefined => LABEL.exec(plain(text))?.[0].trim();

const keyOf = (label: string): string => label.replace(/[\s제第]/gu, '');

/** True for a line that begins with the heading of the schedule. */
export const isHeadOf = (label: string, text: string): boolean => {
  const found = LABEL.exec(plain(text));
  return found?.index !== undefined && found.index <= 1 && keyOf(found[0]) === keyOf(label);
};

/** Whether the schedule has content; `undefined` if the texts do not have it. */
export const contentOf = (text: string, others: readonly string[]): 'none' | 'some' | undefined => {
  const label = scheduleNamed(text);
  const content = others.find((other) => other !== text && label !== undefined && isHeadOf(label, other));
  if (content === undefined) return undefined;
  return NONE.test(plain(content).replace(LABEL, '')) ? 'none' : 'some';
};
