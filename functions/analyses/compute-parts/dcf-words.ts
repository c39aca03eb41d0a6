// What each line of the conclusion of a DCF is worded with: amounts in one scale, texts, references.
import type { Dcf } from '#shared/finance/dcf/dcf.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, type Scale, scaleFor } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';
import type { DcfCase } from './dcf-input.ts';
import type { Model } from './model-tables.ts';

export type Concluding = {
  readonly context: SectionContext;
  readonly given: DcfCase;
  readonly result: Dcf;
  readonly model: Model;
};

export const words = (
  { context }: Concluding,
  key: TextIn<'finance.conclusion'>,
  params: Readonly<Record<string, string>> = {},
): string => withParticles(translate(context.language, `finance.conclusion.${key}`, params));

export const powerOf = ({ given }: Concluding): number => (given.input.money.scale === 'million' ? 6 : 0);

/** One scale for all amounts, that of revenue and value. */
export const scaleIn = (one: Concluding): Scale => {
  const { context, given, result } = one;
  const { enterpriseValue = 0 } = result.scenarios[given.input.scenario].byGrowth;
  const sizes = [enterpriseValue, given.input.baseRevenue.value].map((value) => timesPower(value, powerOf(one)));
  return scaleFor(context.language, given.currency, sizes);
};

/** An amount of the model with its unit. */
export const money = (one: Concluding, value: number): string =>
  amountText(one.context.language, scaleIn(one), timesPower(value, powerOf(one)));

export const sentence = (text: string, about: string, formula: string, refs: readonly number[]): Sentence => ({
  ...computed(about, formula, refs),
  text,
  refs: [...refs],
  check: 'verified',
});

export const baseRefs = ({ given, model }: Concluding): readonly number[] =>
  model.origins.refsOf(given.input.baseRevenue.origin);
