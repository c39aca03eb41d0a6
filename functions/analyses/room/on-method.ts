// Recognizes sentences on how a figure was determined, which state no amount and no rate.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import { onOneOf } from './report-subjects.ts';

const saysHow = onOneOf('method');

export const isOnMethod = (text: string): boolean =>
  saysHow.test(text) && !readFigures(text).figures.some(({ unit = '' }) => unit === 'percent' || isCurrency(unit));
