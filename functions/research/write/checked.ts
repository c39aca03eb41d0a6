// A sentence as it is shown: with the numbers of its references and the verdict of the check.
import type { Sentence } from '#shared/report/blocks.ts';
import { checkSentence } from '../check/check-sentence.ts';
import type { Cited } from '../evidence.ts';
import type { KnownFact } from '../plan/plan-type.ts';

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
