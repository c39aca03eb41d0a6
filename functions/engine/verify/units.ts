// Which units are money, and which are ratios.
import { MONEY, type Unit } from '#shared/language/grammar/units.ts';

const RATIO: readonly Unit[] = ['percent', 'points', 'basisPoints', 'times'];
export const isRatio = (unit: Unit | undefined): boolean => unit !== undefined && RATIO.includes(unit);

export const isMoney = (unit: Unit | undefined): boolean => unit !== undefined && MONEY.includes(unit);
