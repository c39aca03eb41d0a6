// Keeps of an answer what is evidence: nothing that is asked in a talk, that a contract demands, or that a paper says of
// itself.
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Want } from '../room/want.ts';
import { WANTS } from '../room/wants.ts';
import { isClauseBeside } from './clause.ts';
import { isOfInterviewer } from './dialogue.ts';
import { isOfPaper } from './tells.ts';

/** `passages`: from which the sentences are. */
export const isEvidenceIn = (passages: readonly Passage[], want: Want | undefined): ((one: Quotable) => boolean) => {
  const isQuestion = isOfInterviewer(passages);
  const isClause = isClauseBeside(want);
  return (one) => !isQuestion(one) && !isClause(one) && !isOfPaper(one);
};

export const evident = async (
  context: SectionContext,
  key: string,
  blocks: readonly Block[],
): Promise<readonly Block[]> => {
  const { passages } = await context.passages(context.text(`ask.${key}`));
  const isEvidence = isEvidenceIn(passages, WANTS[key]);
  const beside = new Set(
    passages
      .filter(({ chunk }) => chunk.kind === 'prose')
      .flatMap(quotable)
      .flatMap((one) => (isEvidence(one) ? [] : [one.text])),
  );
  return beside.size === 0
    ? blocks
    : blocks.flatMap((block) => filterSentences(block, ({ text }) => !beside.has(text)));
};
