// The sentences of a document: growth and ratios that they state, recomputed from the figures on which they rest.
import type { NotRun } from '#shared/finance/tie-out/tie-out.ts';
import { splitSentences } from '../../engine/write/split-sentences.ts';
import type { Chunk } from '../../ports/index-port.ts';
import type { FiledStatements } from './filed-statements.ts';
import { growthIn, type SentenceCheck } from './stated-growth.ts';
import { ratioIn } from './stated-ratios.ts';

type CheckedSentence = SentenceCheck & { readonly chunk: Chunk; readonly start: number; readonly end: number };
type Check = (text: string) => SentenceCheck | undefined;

/** Most sentences state no percentage. */
const PERCENT = /[%％]|percent|퍼센트|パーセント/i;

const inSentences = (chunks: readonly Chunk[], check: Check): CheckedSentence[] =>
  chunks.flatMap((chunk) =>
    PERCENT.test(chunk.text)
      ? splitSentences(chunk.text).flatMap(({ text, start, end }) => {
          const found = PERCENT.test(text) ? check(text) : undefined;
          return found ? [{ ...found, chunk, start, end }] : [];
        })
      : [],
  );

export type SentenceRule = Pick<NotRun, 'rule' | 'why'> & { readonly found: readonly CheckedSentence[] };

/** Linear in the passages. */
export const sentenceRules = (chunks: readonly Chunk[], { statements }: FiledStatements): SentenceRule[] => {
  const prose = chunks.filter(({ kind }) => kind === 'prose');
  return [
    { rule: 'growthInText', why: 'noSentence', found: inSentences(prose, growthIn) },
    { rule: 'ratiosInText', why: 'noSentence', found: inSentences(prose, (text) => ratioIn(text, statements)) },
  ];
};
