// Reads the single days that a text states, as keys such as 2025-12-31.
import { periodsIn } from './periods.ts';
import { isDay } from './same-period.ts';

export const daysIn = (text: string): string[] => periodsIn(text).flatMap(({ key }) => (isDay(key) ? [key] : []));
