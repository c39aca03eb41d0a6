// Recognizes heads that name a person or department ("checked by", "응대자", "department responding"), and heads on
// whether to follow up.

import { remembering } from '#shared/remembering.ts';
import agents from '../words/head-agents.json' with { type: 'json' };

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** "Plant responding", "responding plant". */
const DOES = new RegExp(`(?:^| )${oneOf(agents.ends)}$|^${oneOf(agents.begins)}(?: [a-z]+){0,2}$`);
/** "Checked by": a bare "by" ends the head and asks for a name. */
const DONE_BY = new RegExp(`(?:^| )${oneOf(agents.by)} by$`);
const NOUN = new RegExp(`(?:^| )${oneOf(agents.nouns)}s?$`);
const FIELD = new RegExp(` ?${oneOf(agents.fields)}$`, 'u');
const KOREAN = new RegExp(`${oneOf(agents.deeds)}${oneOf(agents.persons)}$`, 'u');
const OTHER = new RegExp(`${oneOf(agents.endings)}$`, 'u');

export const isWhoResponds = (words: string): boolean => DOES.test(words);

/** `words`: in lower case without punctuation. */
export const isAgent = (words: string): boolean => {
  const bare = words.replace(FIELD, '');
  if (DONE_BY.test(words) || NOUN.test(bare)) return true;
  const tight = bare.replaceAll(' ', '');
  return KOREAN.test(tight) || (OTHER.test(tight) && !agents.notPersons.some((end) => tight.endsWith(end)));
};

const spaced = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const isAgentHead = remembering((text: string): boolean =>
  isAgent(spaced(text.normalize('NFKC').replace(/\(.*?\)/g, ' '))),
);
/** "Checked by": a reviewer, as opposed to the person who does the work. */
export const isJudgeHead = (text: string): boolean =>
  isAgentHead(text) && agents.judges.some((judge) => spaced(text).includes(judge));

const isLatin = (word: string): boolean => /^[a-z ]+$/.test(word);
const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => (isLatin(word) ? ` ${text} `.includes(` ${word} `) : text.replaceAll(' ', '').includes(word)));

/** "要フォロー", "Follow-up (Y/N)": whether a follow-up is needed, not what is asked. */
export const isFollowUpHead = remembering((text: string): boolean => {
  const words = spaced(text);
  return holds(words, agents.follows) && holds(words, agents.wants);
});
