// Builds a sentence for display: with its reference numbers and the verdict of the check.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import type { KnownFact } from '../understand/plan-type.ts';
import { checkSentence } from '../verify/check-sentence.ts';

type Beside = { readonly elsewhere?: readonly Cited[]; readonly facts?: readonly KnownFact[] };

export const checked = (text: string, cited: readonly Cited[], { elsewhere, facts }: Beside = {}): Sentence => {
  const { check, findings } = checkSentence({ text, cited }, elsewhere, facts);
  return {
    text,
    refs: [...new Set(cited.map(({ n }) => n))],
    check,
    ...(findings.length > 0 ? { findings: [...findings] } : {}),
  };
};
