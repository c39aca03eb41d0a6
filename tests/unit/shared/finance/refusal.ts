// Returns the code with which a calculator refuses, or 'none'.
import { CalculationRefused, type RefusalCode } from '#shared/finance/refused.ts';

export const refusalOf = (work: () => unknown): RefusalCode | 'none' => {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof CalculationRefused) return error.code;
    throw error;
  }
};
