// Answers a section's question from the retrieved evidence: with the model where there is one, else with the extractive
// writer.
import type { Block } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { modelWriter } from '../engine/write/model/model.ts';
import { offlineWriter } from '../engine/write/offline.ts';
import type { Writer, Writing } from '../engine/write/writer.ts';
import { type Model, ModelFailed } from '../ports/model.ts';
import type { Answered } from './builder.ts';
import { asReported } from './evidence/as-reported.ts';

const NOTHING: Answered = { blocks: [], isComposed: false, isEmpty: true };

const drained = async (writer: Writer, writing: Writing): Promise<Block[]> => {
  const blocks: Block[] = [];
  for await (const { index, block } of writer(writing)) blocks[index] = block;
  return blocks.filter((block) => block !== undefined);
};

/**
 * True if the answer only shows the nearest figure of another company. An answer may show it with a warning; a report
 * may not.
 */
const isBeside = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'notice' && block.code === 'figureNotFound');

const isSaying = (block: Block): boolean => block.kind !== 'notice' && block.kind !== 'heading';

const brokenOff = (error: unknown): Block[] => {
  if (error instanceof ModelFailed) return [];
  throw error;
};

/** An answer without citations, after two attempts, counts as no answer. */
const isCited = (blocks: readonly Block[]): boolean => refsIn(blocks).length > 0;

/**
 * If the model breaks off or cites nothing, the extractive writer writes the section. A busy model is tried again
 * later.
 */
export const answerFrom = async (model: Model, writing: Writing): Promise<Answered> => {
  if (writing.passages.length === 0) return NOTHING;
  const composed = model.write ? await drained(modelWriter(model), writing).catch(brokenOff) : [];
  const isComposed = isCited(composed);
  const blocks = isComposed ? composed : asReported(await drained(offlineWriter, writing));
  if (isBeside(blocks)) return NOTHING;
  return { blocks, isComposed, isEmpty: !blocks.some(isSaying) };
};
