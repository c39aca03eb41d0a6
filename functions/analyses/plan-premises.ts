// What the figures of a plan rest on, and how they react: the sentences below such headings of the company's plan.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/plan-premises.json' with { type: 'json' };
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { aboutText } from './room/report-subjects.ts';

const headsPremises = compile(lexicon);
const reacts = compile({ ...lexicon.reacts, id: lexicon.id, source: lexicon.source, not: [] });
const MAX_SHOWN = 5;

const headingsOf = ({ section = '', passage }: Quotable): readonly string[] => {
  const [heading = '', ...above] = section.split(' > ').toReversed();
  return [heading, ...above, passage.chunk.context.document.replaceAll(/[_-]/g, ' ')];
};

const isPremise = (one: Quotable): boolean => {
  const [heading = '', ...above] = headingsOf(one);
  const isOfPlan = above.some((text) => aboutText(text, []).own.has('plan'));
  return isOfPlan && headsPremises(heading).length > 0;
};

const premisesIn = async (context: SectionContext): Promise<readonly Quotable[]> => {
  const { company } = context;
  if (!company) return [];
  const { passages } = await context.passages(context.text('ask.budgetOf'));
  const all = [...(await context.room(['plan'])), ...passages];
  const once = [...new Map(all.map((one) => [one.chunk.id, one])).values()];
  return once
    .filter((one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isPrivate(context, one))
    .flatMap(quotable)
    .filter(isPremise);
};

const isReaction = ({ text }: Quotable): boolean => reacts(text).length > 0;

/** What happens to the plan if a premise does not hold. */
export const planSensitivity = async (context: SectionContext): Promise<Sentence[]> =>
  (await premisesIn(context)).filter(isReaction).map((one) => quotedOf(context, one));

/** How the plan reacts comes before what it takes for granted. */
export const planPremises = async (context: SectionContext): Promise<Sentence[]> => {
  const found = await premisesIn(context);
  const sorted = [...found.filter(isReaction), ...found.filter((one) => !isReaction(one))];
  return sorted.slice(0, MAX_SHOWN).map((one) => quotedOf(context, one));
};

/** A premise is no step of the plan. */
export const withoutPremises = async (context: SectionContext, blocks: readonly Block[]): Promise<Block[]> => {
  const texts = new Set((await premisesIn(context)).map(({ text }) => text));
  return blocks.flatMap((block) => filterSentences(block, ({ text }) => !texts.has(text)));
};
