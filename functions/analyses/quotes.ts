// What documents state about a subject: composed by a model where there is one, else quoted verbatim.
import type { Subject } from '#shared/analyses/analysis.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Builder, SectionContext } from './builder.ts';
import { dateIn } from './evidence/date-in.ts';
import { quoted } from './evidence/quoted-list.ts';
import type { Telling } from './evidence/quotes-on.ts';
import { SUBJECTS } from './evidence/subjects.ts';
import { telling } from './evidence/topic-words.ts';
import { nothingIn } from './nothing.ts';

/** What suppliers hold of their own market is none of the size of this one. */
const besideSupply = (of: 'market' | 'marketShare'): Telling => ({
  test: (text) => SUBJECTS[of].test(text) && !SUBJECTS.supply.test(text),
});
/** Of a subject, what does not speak of one of the others as well. */
const without = (of: Subject, others: readonly Subject[]): Telling => ({
  test: (text) => SUBJECTS[of].test(text) && !others.some((other) => SUBJECTS[other].test(text)),
});
const NARROWED: Readonly<Partial<Record<Subject, Telling>>> = {
  // Risks and reasons of results name customers too, and say nothing of who they are.
  customer: without('customer', [
    ...([
      'hazard',
      'reason',
      'motive',
      'complaint',
      'spending',
      'advantage',
      'prices',
      'channel',
      'regulation',
      'sale',
      'plan',
      'weakness',
    ] as const),
  ]),
  channel: without('channel', ['regulation', 'rivalry', 'margin', 'plan', 'advantage', 'weakness', 'spending']),
  // What follows for an industry has a section of its own.
  prices: without('prices', ['impact']),
  spending: without('spending', ['impact']),
  workforce: without('workforce', ['hazard']),
  // A department may bear the name of a technology.
  technology: without('technology', ['organisation', 'workforce']),
  dependence: {
    test: (text) =>
      SUBJECTS.bargaining.test(text) ||
      without('dependence', ['regulation', 'supervisor', 'motive', 'channel']).test(text),
  },
  // A margin that is aimed at, or that moved a result, is none that is earned.
  margin: without('margin', ['plan', 'reason']),
  market: besideSupply('market'),
  marketShare: besideSupply('marketShare'),
};

/** A price is looked for of the item that was entered, not of the others. */
/** What a rule costs, and from when the next one holds, have sections of their own. */
const COSTS = /비용|부담|줄어|감소|들며|듭니다|필요하|\bcosts?\b|費用|負担|要する/iu;
const FROM_WHEN = /부터|까지|\b(?:from|until|by)\b|から|まで/iu;
const isRule: Telling = {
  test: (text) => SUBJECTS.regulation.test(text) && !(dateIn(text) && FROM_WHEN.test(text)),
};
const isRuleInForce: Telling = {
  test: (text) =>
    isRule.test(text) &&
    !(COSTS.test(text) && readFigures(text).figures.some(({ unit }) => /^[A-Z]{3}$/.test(unit ?? ''))),
};

/** From when others hold stands on the timeline below. */
const RULES: Readonly<Record<string, Telling>> = { rulesInForce: isRuleInForce, policyTrends: isRule };

const tellingOf = ({ inputs }: SectionContext, of: Subject, questions: readonly string[]): Telling => {
  const item = of === 'priceLevel' && typeof inputs.item === 'string' ? telling(inputs.item) : undefined;
  const rule = of === 'regulation' ? questions.map((key) => RULES[key]).find(Boolean) : undefined;
  const subject = rule ?? NARROWED[of] ?? SUBJECTS[of];
  return item ? { test: (text) => item.test(text) && subject.test(text) } : subject;
};

const OF_COUNTRIES: readonly Subject[] = ['economy', 'prices', 'economicRisk'];

export const quotes: Builder<'quotes'> = async ({ questions, of, withFigure }, context) => {
  if (context.hasModel) return context.build({ kind: 'ask', questions, shape: withFigure ? 'figures' : 'text' });
  const blocks = await quoted(context, questions, {
    of: tellingOf(context, of, questions),
    subject: of,
    withFigure,
    ofIndustry: true,
    ofAnyIndustry: OF_COUNTRIES.includes(of),
  });
  if (blocks.length > 0) return { blocks, status: 'needsModel' };
  return { ...nothingIn(context), ...(of === 'economy' ? { aside: context.text('say.noOutlook') } : {}) };
};
