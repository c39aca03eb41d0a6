// Builds calculated sections, each with its calculator.
import type { Builder, Built, SectionContext } from './builder.ts';
import { cohortsPart } from './compute-parts/cohorts.ts';
import { commercePart } from './compute-parts/commerce.ts';
import { compsPart } from './compute-parts/comps.ts';
import { dcfPart } from './compute-parts/dcf.ts';
import { forecastPart } from './compute-parts/forecast.ts';
import { pvmPart } from './compute-parts/pvm.ts';
import { seasonalPart } from './compute-parts/seasonal.ts';
import { nothingIn } from './nothing.ts';
import { refusal } from './refusal.ts';

type Part = (context: SectionContext, part: string) => Promise<Built>;

const PARTS: Readonly<Record<string, Part>> = {
  dcf: dcfPart,
  forecast: forecastPart,
  comps: compsPart,
  pvm: pvmPart,
  cohorts: cohortsPart,
  seasonal: seasonalPart,
  commerce: commercePart,
};

export const compute: Builder<'compute'> = async ({ calculator, part }, context) => {
  try {
    return (await PARTS[calculator]?.(context, part)) ?? nothingIn(context);
  } catch (error) {
    return refusal(context, error);
  }
};
