// Instructions to the model for a section, in addition to its question. The person's own instruction never overrides
// the rules.
import type { AnalysisType } from '#shared/model/analysis.ts';
import { PROMPTS } from './prompts.ts';

const MAX_WISH_LENGTH = 2000;

const plain = (text: string): string =>
  text.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_WISH_LENGTH);

type Written = { readonly type: AnalysisType; readonly title: string; readonly instruction: string };

export const guidanceFor = ({ type, title, instruction }: Written): string => {
  const wish = plain(instruction);
  return [
    `The answer is a part of the section "${plain(title)}" of a report: write it as report prose, the most important first, without greeting, title or closing.`,
    PROMPTS[type],
    ...(wish
      ? [`The reader wishes for this section: "${wish}". Follow it as far as the evidence and the rules above allow.`]
      : []),
  ].join('\n- ');
};
