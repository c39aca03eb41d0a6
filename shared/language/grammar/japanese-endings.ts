// Turns the plain ending of a Japanese sentence into the polite one: 達した becomes 達しました. Verbs whose class the
// ending does not tell stay as they are.

import lexicon from '../lexicon/japanese-endings.json' with { type: 'json' };

const atEnd = (ending: string): RegExp => new RegExp(`(?:${ending})$`, 'u');

const RULES = lexicon.rules.map(({ ending, polite }) => ({ ending: atEnd(ending), polite }));
/** Endings without a polite form of their own, and those that are polite already. */
const LEFT = atEnd(lexicon.left);
const ALREADY = atEnd(lexicon.already);
const SENTENCE = /[^。．]+[。．]/gu;

const polite = (sentence: string): string => {
  const [body, stop] = [sentence.slice(0, -1), sentence.slice(-1)];
  if (ALREADY.test(body) || LEFT.test(body)) return sentence;
  const rule = RULES.find(({ ending }) => ending.test(body));
  return rule ? `${body.replace(rule.ending, rule.polite)}${stop}` : sentence;
};

/** What does not end as a sentence, such as a label, stays. */
export const inPoliteJapanese = (text: string): string => text.replace(SENTENCE, polite);
