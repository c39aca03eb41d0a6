// Formats a calculator's refusal as a failed section with a note.
import { CalculationRefused } from '#shared/finance/refused.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from './builder.ts';

/** Rethrows any other error. */
export const refusal = ({ language }: SectionContext, error: unknown): Built => {
  if (!(error instanceof CalculationRefused)) throw error;
  return { blocks: [], status: 'failed', note: translate(language, `finance.refusal.${error.code}`, error.params) };
};
