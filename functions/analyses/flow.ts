// A value chain: what the evidence says of each stage, drawn as a flow and quoted in full below it.
import type { Subject } from '#shared/analyses/analysis.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Builder, SectionContext } from './builder.ts';
import { quotesOn } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { nothingIn } from './nothing.ts';

const A_STAGE = 4;
const LABEL = 48;

const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  inputs: 'supply',
  production: 'operation',
  distribution: 'transport',
  users: 'customer',
};

type Stage = { readonly label: string; readonly sentences: readonly Sentence[] };

const clipped = (text: string): string => (text.length > LABEL ? `${text.slice(0, LABEL - 1).trimEnd()}…` : text);

/** A sentence stands at the first stage that it answers. */
const stagesOf = async (context: SectionContext, stages: readonly string[]): Promise<Stage[]> => {
  const said = new Set<string>();
  const out: Stage[] = [];
  for (const stage of stages) {
    const wanted = { of: SUBJECTS[SUBJECT_OF[stage] ?? 'operation'] };
    const reading = await readIn(context, `flow.${stage}`, {}, (one) => quotesOn(context, one, wanted).length > 0);
    const fresh = quotesOn(context, reading, wanted).filter(({ text }) => !said.has(text));
    for (const { text } of fresh.slice(0, A_STAGE)) said.add(text);
    const sentences = fresh.slice(0, A_STAGE).map((one) => quotedOf(context, one));
    out.push({ label: context.text(`stages.${stage}`), sentences });
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
  const told = await stagesOf(context, stages);
  if (!told.some(({ sentences }) => sentences.length > 0)) return nothingIn(context);
  const below = told
    .filter(({ sentences }) => sentences.length > 0)
    .flatMap(({ label, sentences }): Block[] => [
      { kind: 'heading', level: 2, text: label },
      { kind: 'list', ordered: false, items: sentences.map((one) => [one]) },
    ]);
  return { blocks: [drawn(context, told), ...below], status: context.hasModel ? 'done' : 'needsModel' };
};
