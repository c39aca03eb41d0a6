// Converts amounts to the report's currency: at a given rate, cited with date and source, or not at all.
import { exchangeRates, rateBetween } from '#shared/analyses/exchange-rates.ts';
import { assumed, type Given } from '#shared/finance/given.ts';
import type { Report } from '#shared/report/report.ts';
import type { SectionContext } from '../builder.ts';

export type Conversion = {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  /** The rate as entered. */
  readonly given: Given;
  /** True if the pair was entered the other way round. */
  readonly isInverse: boolean;
  readonly text: string;
  readonly assumption: NonNullable<Report['assumptions']>[number];
};

export const ratesOf = ({ inputs }: SectionContext) =>
  typeof inputs.exchangeRates === 'string' ? (exchangeRates(inputs.exchangeRates) ?? []) : [];

type Rate = ReturnType<typeof ratesOf>[number];

const sourceOf = (context: SectionContext, { source }: Rate): string => source || context.text('say.rateByPerson');

const rateText = (context: SectionContext, by: Rate): string =>
  context.text('say.rateUsed', { ...by, rate: String(by.rate), source: sourceOf(context, by) });

/** A rate as an input of a model, with the person who gave it, its date and its source. */
export const givenRate = (context: SectionContext, by: Rate): Given =>
  assumed(by.rate, context.text('say.enteredValue'), rateText(context, by));

export const rateAssumption = (context: SectionContext, by: Rate): Conversion['assumption'] => ({
  label: context.text('say.rateLabel', { from: by.from, to: by.to }),
  value: String(by.rate),
  by: context.text('say.enteredValue'),
  note: `${by.date}, ${sourceOf(context, by)}`,
});

/** `undefined` if the report uses the sources' currency, or if no rate was given. */
export const conversionFrom = (context: SectionContext, from: string): Conversion | undefined => {
  const to = context.inputs.currency;
  if (typeof to !== 'string' || to === from) return undefined;
  const found = rateBetween(ratesOf(context), from, to);
  if (!found) return undefined;
  const { factor, by } = found;
  return {
    from,
    to,
    factor,
    given: givenRate(context, by),
    isInverse: by.from !== from,
    text: rateText(context, by),
    assumption: rateAssumption(context, by),
  };
};

/** The note on figures in another currency than the requested one. */
export const conversionNote = (context: SectionContext, from: string): string => {
  const to = context.inputs.currency;
  if (typeof to !== 'string' || to === from || from === '') return '';
  return conversionFrom(context, from)?.text ?? context.text('say.noRate', { from, to });
};
