// Restores the tick of what misses only a section's question: nobody asked that question, and the quote is what its
// source states.
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';
import { isNamedIn } from '../engine/understand/names/company-names.ts';
import type { SectionContext } from './builder.ts';

type Of = Pick<SectionContext, 'company' | 'inputs'>;
type Cell = BlockOf<'table'>['rows'][number][number];
type Finding = NonNullable<Sentence['findings']>[number];

/** What the person entered besides the company: the item, the segment, the topic. */
const enteredIn = ({ inputs, company }: Of): string[] =>
  Object.values(inputs)
    .flat()
    .filter((one): one is string => typeof one === 'string' && one !== company?.name)
    .map((one) => one.toLowerCase());

/** The words of the section's own question, which no source has to repeat; not what the person asked for. */
const isOfQuestion =
  (context: Of) =>
  ({ code, about = '' }: Finding): boolean => {
    const words = about
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    return (
      code === 'offQuestion' ||
      (code === 'partDiffers' &&
        words.length > 0 &&
        !enteredIn(context).some((one) => words.some((word) => one.includes(word))))
    );
  };

/** A row of the company's own table does not repeat the company's name. */
const isOfOwner =
  ({ company }: Of) =>
  ({ code, about = '' }: Finding): boolean =>
    code === 'partDiffers' && company !== undefined && isNamedIn(about, company.name);

const ticked = <T extends Sentence | Cell>(one: T, isForgiven: (finding: Finding) => boolean): T => {
  const { fit, findings = [], ...rest } = one;
  const isBeside = fit === 'near' && findings.length > 0 && findings.every(isForgiven);
  return isBeside && one.check === 'uncertain' ? ({ ...rest, check: 'verified' } as T) : one;
};

export const asStated = (context: Of, blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map((row) => row.map((cell) => ticked(cell, isOfOwner(context)))) }
      : mapSentences(block, (one) => ticked(one, isOfQuestion(context))),
  );
