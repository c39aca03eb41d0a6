// Recognizes a clause of an agreement that a remark in brackets behind it marks as no longer in force.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import marks from '#shared/language/lexicon/superseded-marks.json' with { type: 'json' };
import type { Quotable } from '../../engine/write/prose/sentences.ts';

const isMark = compile(marks);
/** The brackets may be part of the sentence, or directly follow it. */
const BRACKETS = /[[【〔(（][^[\]【】〔〕()（）]{1,80}[\]】〕)）]/gu;
const BEHIND = /^\s*(?:[[【〔(（][^[\]【】〔〕()（）]{1,80}[\]】〕)）])/u;

export const isSuperseded = ({ text, end, passage }: Pick<Quotable, 'text' | 'end' | 'passage'>): boolean => {
  const behind = BEHIND.exec(passage.chunk.text.slice(end))?.[0] ?? '';
  return [...(text.match(BRACKETS) ?? []), behind].some((one) => isMark(one).length > 0);
};
