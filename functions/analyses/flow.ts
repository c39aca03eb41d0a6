// Builds a value chain: the evidence for each stage, drawn as a flow and quoted in full below it.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import type { Builder, SectionContext } from './builder.ts';
import { bySpeaker } from './evidence/by-speaker.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { nothingIn } from './nothing.ts';
import { chainStages } from './room/chain-stages.ts';
import { passagesFor } from './room/room-passages.ts';
import { quotesIn } from './room/room-quotes.ts';
import { WANTS } from './room/section-subjects.ts';

const A_STAGE = 4;
const LABEL = 48;

type Stage = { readonly label: string; readonly quotes: readonly Quotable[]; readonly sentences: readonly Sentence[] };

const clipped = (text: string): string => (text.length > LABEL ? `${text.slice(0, LABEL - 1).trimEnd()}…` : text);

/**
 * Uses the document that describes the chain; sentences of others fill the remaining stages, each at the first stage
 * that it answers.
 */
const stagesOf = async (context: SectionContext, stages: readonly string[]): Promise<Stage[]> => {
  const described = await chainStages(context);
  const placed = new Set([...described.values()].flat().map(({ text }) => text));
  const out: Stage[] = [];
  for (const stage of stages) {
    const want = WANTS[stage];
    const passages = want ? await passagesFor(context, context.textOf('flow', stage), want) : [];
    const fresh = (want ? quotesIn(context, passages, want) : []).filter(({ text }) => !placed.has(text));
    const quotes = (described.get(stage) ?? fresh).slice(0, A_STAGE);
    for (const { text } of quotes) placed.add(text);
    const sentences = quotes.map((one) => quotedOf(context, one));
    out.push({ label: context.textOf('stages', stage), quotes, sentences });
  }
  return out;
};

const drawn = (context: SectionContext, stages: readonly Stage[]): Block => ({
  kind: 'chart',
  title: context.text('sections.chain'),
  chart: {
    type: 'flow',
    stages: stages.map(({ label, sentences }) => ({
      label,
      ...(sentences.length === 0 ? { note: context.text('say.undisclosed') } : {}),
      items: sentences.map(({ text, refs, check }) => ({ label: clipped(text), refs, check })),
    })),
  },
});

export const flow: Builder<'flow'> = async ({ stages }, context) => {
  const filled = await stagesOf(context, stages);
  if (!filled.some(({ sentences }) => sentences.length > 0)) return nothingIn(context);
  const below = filled
    .filter(({ sentences }) => sentences.length > 0)
    .flatMap(({ label, quotes }): Block[] => [
      { kind: 'heading', level: 2, text: label },
      ...bySpeaker(context, quotes, 3),
    ]);
  return { blocks: [drawn(context, filled), ...below], status: context.hasModel ? 'done' : 'needsModel' };
};
