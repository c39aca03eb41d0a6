// Why a calculator refuses, or that it does not.
import { type RefusalCode, Refused } from '#shared/finance/refused.ts';

export const refusalOf = (work: () => unknown): RefusalCode | 'none' => {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};
