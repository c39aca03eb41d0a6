// Whether an answer says that the very thing a row asks for was not found: what it shows is only of its context.
import type { Block } from '#shared/report/blocks.ts';
import { plain } from '../polarity/plain-text.ts';
import demands from '../words/demands.json' with { type: 'json' };

const ENDING = /[\s?？.。]+$/u;
const PARTICLE = /(?<=[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}])[은는을를이가はをが]$/u;
const bareOf = (text: string): string => plain(text).trim().replace(ENDING, '').replace(PARTICLE, '');
const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;

/** Joined before it: the other of two things, which may be answered. */
const JOINED = new RegExp(`(?:${demands.joints}|[와과と]|\\band|&|,)\\s*$`, 'u');
const RELATED = new RegExp(`^(?:${demands.related})`, 'u');
/** Dealings with members: without the members there is nothing to tell of the dealings. */
const MODIFIES = new RegExp(`^(?:${demands.modifies})`, 'u');
const JOINS_BEHIND = /^\s*(?:,|and\b|&)/u;

/** "Please provide the" and the like. */
const MAX_BEFORE = 4;

const isHead = (question: string, what: string): boolean => {
  if (LATIN.test(question)) {
    const at = question.indexOf(what);
    return (
      at >= 0 &&
      question.slice(0, at).split(' ').length <= MAX_BEFORE &&
      !JOINS_BEHIND.test(question.slice(at + what.length))
    );
  }
  if (question.startsWith(what) && MODIFIES.test(question.slice(what.length))) return true;
  if (!question.endsWith(what)) return false;
  return RELATED.test(what) || !JOINED.test(question.slice(0, -what.length).trimEnd());
};
export const missesHead = (question: string, blocks: readonly Block[]): boolean => {
  const bare = bareOf(question);
  return blocks.some((block) => {
    if (block.kind !== 'notice' || block.code !== 'partNotFound') return false;
    const what = bareOf(block.params?.what ?? '');
    return what !== '' && isHead(bare, what);
  });
};
