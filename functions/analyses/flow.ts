// A value chain: what the evidence says of each stage, drawn as a flow and quoted in full below it.
import type { Subject } from '#shared/analyses/analysis.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import type { Builder, SectionContext } from './builder.ts';
import { bySpeaker } from './evidence/by-speaker.ts';
import { lookUp } from './evidence/look-up.ts';
import { quotesOn } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { nothingIn } from './nothing.ts';
import type { Reading } from './reading.ts';

const A_STAGE = 4;
const LABEL = 48;

const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  inputs: 'supply',
  production: 'operation',
  distribution: 'transport',
  users: 'customer',
};

/** Of what a company is, of what may go wrong, of why results moved and of what is earned, every stage has words. */
const OF_NO_STAGE: readonly Subject[] = [
  ...(['business', 'hazard', 'reason', 'regulation', 'supervisor', 'margin', 'motive', 'complaint'] as const),
  ...(['economy', 'prices', 'plan', 'investment', 'advantage', 'weakness', 'bargaining'] as const),
];
const isOfNoStage = (text: string): boolean => OF_NO_STAGE.some((subject) => SUBJECTS[subject].test(text));

/** Where it sells names its sellers too: suppliers of software buy nothing from themselves. */
const isOfStage = (stage: string, text: string): boolean => {
  if (isOfNoStage(text)) return false;
  const isSold = SUBJECTS.channel.test(text);
  if (stage === 'distribution' && isSold) return true;
  return SUBJECTS[SUBJECT_OF[stage] ?? 'operation'].test(text) && !(stage === 'inputs' && isSold);
};

type Stage = { readonly label: string; readonly quotes: readonly Quotable[]; readonly sentences: readonly Sentence[] };

const clipped = (text: string): string => (text.length > LABEL ? `${text.slice(0, LABEL - 1).trimEnd()}…` : text);

/** A sentence stands at the first stage that it answers. */
const stagesOf = async (context: SectionContext, stages: readonly string[]): Promise<Stage[]> => {
  const placed = new Set<string>();
  const out: Stage[] = [];
  for (const stage of stages) {
    const wanted = {
      of: { test: (text: string) => isOfStage(stage, text) },
      ofIndustry: true,
    };
    const suits = (one: Reading) => quotesOn(context, one, wanted).length > 0;
    const asked = await readIn(context, `flow.${stage}`, {}, suits);
    const looked = async () =>
      (await lookUp(context, SUBJECT_OF[stage], suits)) ??
      (stage === 'distribution' ? lookUp(context, 'channel', suits) : undefined);
    const reading = suits(asked) ? asked : ((await looked()) ?? asked);
    const fresh = quotesOn(context, reading, wanted).filter(({ text }) => !placed.has(text));
    const quotes = fresh.slice(0, A_STAGE);
    for (const { text } of quotes) placed.add(text);
    const sentences = quotes.map((one) => quotedOf(context, one));
    out.push({ label: context.text(`stages.${stage}`), quotes, sentences });
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
      ...(sentences.length === 0 ? { note: context.text('say.untold') } : {}),
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
