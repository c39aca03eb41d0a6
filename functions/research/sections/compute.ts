// Calculated sections: a calculator's refusal is told in its own words, never papered over.
import { Refused } from '#shared/finance/refused.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Bench, Builder, Built } from './builder.ts';
import { cohortsPart } from './compute-parts/cohorts.ts';
import { commercePart } from './compute-parts/commerce.ts';
import { compsPart } from './compute-parts/comps.ts';
import { dcfPart } from './compute-parts/dcf.ts';
import { pvmPart } from './compute-parts/pvm.ts';
import { seasonalPart } from './compute-parts/seasonal.ts';
import { nothingIn } from './nothing.ts';

type Part = (bench: Bench, part: string) => Promise<Built>;

const PARTS: Readonly<Record<string, Part>> = {
  dcf: dcfPart,
  comps: compsPart,
  pvm: pvmPart,
  cohorts: cohortsPart,
  seasonal: seasonalPart,
  commerce: commercePart,
};

const refused = ({ language }: Bench, { code, params }: Refused): Built => ({
  blocks: [],
  status: 'failed',
  note: translate(language, `finance.refusal.${code}`, params),
});

export const compute: Builder<'compute'> = async ({ calculator, part }, bench) => {
  try {
    return (await PARTS[calculator]?.(bench, part)) ?? nothingIn(bench);
  } catch (error) {
    if (error instanceof Refused) return refused(bench, error);
    throw error;
  }
};
