// Distinguishes yes-or-no questions and statements from open questions.
import polarity from '../words/polarity.json' with { type: 'json' };
import { plain } from './plain-text.ts';

const startsWith = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.startsWith(`${word} `));

const isOpen = (bare: string): boolean =>
  startsWith(bare.replace(/^please /, ''), polarity.opens) ||
  polarity.open.some((word) => (/[a-z]/.test(word) ? ` ${bare} `.includes(` ${word} `) : bare.includes(word)));

/** "Is there a clause, and what does it say?" asks for a yes or no first; "Can you explain how it works?" does not. */
const isDecided = (bare: string): boolean => startsWith(bare, polarity.begins) && !startsWith(bare, polarity.polite);

/** English marks no yes-or-no question at its end: whatever question is not open is one, also after a topic. */
const ENGLISH = /^[\p{scx=Latn}\P{L}]+$/u;

const MARKED = /[?？]$/u;
const endsPolar = (bare: string): boolean =>
  polarity.ends.some((word) => bare.replace(/[?？.。]+$/u, '').endsWith(word));

/** True for a yes-or-no question, or a statement that is true or false. */
const isPolarSentence = (sentence: string): boolean => {
  const bare = plain(sentence).trim();
  if (isDecided(bare)) return true;
  return !isOpen(bare) && (!MARKED.test(bare) || ENGLISH.test(bare) || endsPolar(bare));
};

/** True for a statement; the answer yes then means that it holds. */
export const isStatement = (question: string): boolean => {
  const bare = plain(firstSentence(question)).trim();
  return !isDecided(bare) && !MARKED.test(bare) && !endsPolar(bare);
};

/** The first sentence decides: what follows it asks for details, or tells how to answer. */
export const firstSentence = (question: string): string =>
  question.trim().split(/(?<=[?？。])\s*(?=\S)/u)[0] ?? question;

export const isPolar = (question: string): boolean => isPolarSentence(firstSentence(question));
