// What documents state about a subject: composed by a model where there is one, else quoted verbatim.
import type { Subject } from '#shared/analyses/analysis.ts';
import type { Builder, SectionContext } from './builder.ts';
import { quoted } from './evidence/quoted-list.ts';
import type { Telling } from './evidence/quotes-on.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { telling } from './evidence/topic-words.ts';
import { nothingIn } from './nothing.ts';

/** Risks and reasons of results name customers too, and say nothing of who they are. */
const buyers: Telling = {
  test: (text) => SUBJECTS.customer.test(text) && !SUBJECTS.hazard.test(text) && !SUBJECTS.reason.test(text),
};

/** A price is looked for of the item that was entered, not of the others. */
const tellingOf = ({ inputs }: SectionContext, of: Subject): Telling => {
  const item = of === 'priceLevel' && typeof inputs.item === 'string' ? telling(inputs.item) : undefined;
  const subject = of === 'customer' ? buyers : SUBJECTS[of];
  return item ? { test: (text) => item.test(text) && subject.test(text) } : subject;
};

const OF_COUNTRIES: readonly Subject[] = ['economy', 'prices', 'economicRisk'];

export const quotes: Builder<'quotes'> = async ({ questions, of, withFigure }, context) => {
  if (context.hasModel) return context.build({ kind: 'ask', questions, shape: withFigure ? 'figures' : 'text' });
  const blocks = await quoted(context, questions, {
    of: tellingOf(context, of),
    subject: of,
    withFigure,
    ofAnyIndustry: OF_COUNTRIES.includes(of),
  });
  return blocks.length > 0 ? { blocks, status: 'needsModel' } : nothingIn(context);
};
