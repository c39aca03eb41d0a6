// The lines of a passage with their words, concepts, neighbours and place in a conversation, read once a passage.
import type { Chunk } from '../../../ports/search-index.ts';
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { isFurniture } from '../prose/furniture.ts';
import type { Stretch } from '../prose/split-sentences.ts';
import { stretchesOf } from '../prose/stretches.ts';
import { type Reply, repliesIn } from '../prose/turns.ts';
import type { Wording } from './coverage.ts';

const wordingOf = (text: string): Wording => ({ text, words: new Set(terms(text)), section: undefined });

type Line = Stretch & {
  readonly wording: Wording;
  readonly around: Wording;
  readonly reply: Reply;
};
type Read = {
  readonly lines: readonly Line[];
  readonly whole: Wording;
  readonly heading: Wording;
  readonly title: Wording;
};

const readOf = (passage: Passage): Read => {
  const { text, context } = passage.chunk;
  const all = stretchesOf(passage);
  const replyAt = repliesIn(text);
  const lines = all.map((one, at) => {
    const around = all.slice(Math.max(0, at - 1), at + 2).map((near) => near.text);
    return {
      ...one,
      wording: wordingOf(one.text),
      around: wordingOf(around.join(' ')),
      reply: replyAt(one.start),
    };
  });
  return {
    lines: lines.filter((line) => !isFurniture(passage, line.text)),
    whole: wordingOf(text),
    heading: wordingOf([context.document, context.section].filter(Boolean).join(' ')),
    title: wordingOf(context.document),
  };
};

const READ = new WeakMap<Chunk, Read>();
export const readLines = (passage: Passage): Read => {
  const known = READ.get(passage.chunk);
  if (known) return known;
  const made = readOf(passage);
  READ.set(passage.chunk, made);
  return made;
};
