// Amounts in the currency of the report: by a given rate, cited with its day and source, or not at all.
import { exchangeRates, rateBetween } from '#shared/analyses/exchange-rates.ts';
import { assumed, type Given } from '#shared/finance/given.ts';
import type { Report } from '#shared/report/report.ts';
import type { Bench } from '../builder.ts';

export type Conversion = {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  /** As entered. */
  readonly given: Given;
  /** The pair was entered the other way round. */
  readonly isInverse: boolean;
  readonly said: string;
  readonly assumption: NonNullable<Report['assumptions']>[number];
};

export const ratesOf = ({ inputs }: Bench) =>
  typeof inputs.exchangeRates === 'string' ? (exchangeRates(inputs.exchangeRates) ?? []) : [];

type Rate = ReturnType<typeof ratesOf>[number];

const sourceOf = (bench: Bench, { source }: Rate): string => source || bench.text('say.rateByPerson');

const saidOf = (bench: Bench, by: Rate): string =>
  bench.text('say.rateUsed', { ...by, rate: String(by.rate), source: sourceOf(bench, by) });

/** A rate as an input of a model, with who gave it, for which day and from where. */
export const givenRate = (bench: Bench, by: Rate): Given =>
  assumed(by.rate, bench.text('say.enteredValue'), saidOf(bench, by));

export const rateAssumption = (bench: Bench, by: Rate): Conversion['assumption'] => ({
  label: bench.text('say.rateLabel', { from: by.from, to: by.to }),
  value: String(by.rate),
  by: bench.text('say.enteredValue'),
  note: `${by.date}, ${sourceOf(bench, by)}`,
});

/** Undefined where the currency of the report is the sources' own, or no rate was given. */
export const conversionFrom = (bench: Bench, from: string): Conversion | undefined => {
  const to = bench.inputs.currency;
  if (typeof to !== 'string' || to === from) return undefined;
  const found = rateBetween(ratesOf(bench), from, to);
  if (!found) return undefined;
  const { factor, by } = found;
  return {
    from,
    to,
    factor,
    given: givenRate(bench, by),
    isInverse: by.from !== from,
    said: saidOf(bench, by),
    assumption: rateAssumption(bench, by),
  };
};

/** What is told beside figures whose currency is not the one asked for. */
export const conversionNote = (bench: Bench, from: string): string => {
  const to = bench.inputs.currency;
  if (typeof to !== 'string' || to === from || from === '') return '';
  return conversionFrom(bench, from)?.said ?? bench.text('say.noRate', { from, to });
};
