// Quotes what documents state about a subject; with a model, the model writes it.
import type { Block } from '#shared/report/blocks.ts';
import type { Builder, SectionContext } from './builder.ts';
import { quoted } from './evidence/quoted-list.ts';
import { withoutRivalsIn } from './evidence/rival-sentences.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { telling } from './evidence/topic-words.ts';
import { nothingIn } from './nothing.ts';
import { roomBlocks } from './room/room-quotes.ts';
import { WANTS } from './room/section-subjects.ts';

/** Prices are searched for the entered item only. */
const itemQuotes = (context: SectionContext, questions: readonly string[]): Promise<Block[]> => {
  const item = typeof context.inputs.item === 'string' ? telling(context.inputs.item) : undefined;
  const of = { test: (text: string) => (item?.test(text) ?? true) && SUBJECTS.priceLevel.test(text) };
  return quoted(context, questions, { of, subject: 'priceLevel', withFigure: true, ofIndustry: true });
};

/** For a company, leaves out what competitors do. */
const ofRoom = async (context: SectionContext, questions: readonly string[]): Promise<Block[]> => {
  const blocks = await roomBlocks(context, questions);
  const [key = ''] = questions;
  return WANTS[key]?.ofIndustry ? blocks : withoutRivalsIn(context, key, blocks);
};

export const quotes: Builder<'quotes'> = async ({ questions, of, withFigure }, context) => {
  if (context.hasModel) return context.build({ kind: 'ask', questions, shape: withFigure ? 'figures' : 'text' });
  const blocks = of === 'priceLevel' ? await itemQuotes(context, questions) : await ofRoom(context, questions);
  if (blocks.length > 0) return { blocks, status: 'needsModel' };
  return { ...nothingIn(context), ...(of === 'economy' ? { aside: context.text('say.noOutlook') } : {}) };
};
