// Answers a yes-or-no row that has no answer with a line that was shown for it and plainly denies it.
import type { Answer, Reference, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { plainDenialIn } from '../../domain/checklists/plain-denial.ts';

/** `isOnCompany`: false for a line on another company. */
export const withDenial = (
  question: string,
  found: Answer,
  isOnCompany: (text: string, reference: Reference) => boolean,
): Answer => {
  const lines = found.blocks
    .flatMap(sentencesOf)
    .filter(({ text, refs }) => found.references.some((one) => refs.includes(one.n) && isOnCompany(text, one)));
  const text = plainDenialIn(
    question,
    lines.map((line) => line.text),
  );
  const line = lines.find((one) => text !== undefined && one.text.includes(text));
  if (text === undefined || !line) return found;
  const sentence: Sentence = { text, refs: line.refs, check: 'verified', fit: 'answers' };
  return {
    ...found,
    blocks: [{ kind: 'text', sentences: [sentence] }],
    references: found.references.filter(({ n }) => line.refs.includes(n)),
  };
};
