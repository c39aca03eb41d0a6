// Which units are money, which are ratios.
import type { Unit } from '#shared/language/grammar/units.ts';

const RATIO: readonly Unit[] = ['percent', 'points', 'basisPoints', 'times'];
export const isRatio = (unit: Unit | undefined): boolean => unit !== undefined && RATIO.includes(unit);

const MONEY: readonly Unit[] = ['KRW', 'USD', 'JPY', 'EUR', 'GBP', 'CNY'];
export const isMoney = (unit: Unit | undefined): boolean => unit !== undefined && MONEY.includes(unit);
