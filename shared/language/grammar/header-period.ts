// The period that a column's header names, and what else the header says: `2024 매출액`, `Jan-24`, `FY2025E`.
import { periodsIn } from './periods.ts';

export type HeaderPeriod = {
  /** `2024`, `2024-01`, `2024Q1`, `2024H1`. */
  readonly key: string;
  /** The header without it: the name of the measure, or nothing. */
  readonly rest: string;
};

const MONTH = /^((?:19|20)\d\d)[-./]\s?(0?[1-9]|1[0-2])$/;
const SHORT_MONTH = /^([A-Z][a-z]{2})[-' ’]+(\d\d)$/;
/** Actual, budget, estimate, forecast, plan. */
const KIND = /^[ABEFP](?![a-z])|^\((?:[ABEFP]|actual|budget|estimate|forecast|plan|잠정|예상|계획|実績|予想|計画)\)/i;

const tidy = (text: string): string =>
  text
    .trim()
    .replace(KIND, '')
    .replace(/^[\s()[\]:：,/_-]+|[\s()[\]:：,/_-]+$/g, '');

export const headerPeriod = (header: string): HeaderPeriod | undefined => {
  const text = header.normalize('NFKC').trim();
  const [, year, month] = MONTH.exec(text) ?? [];
  if (year && month) return { key: `${year}-${month.padStart(2, '0')}`, rest: '' };
  const [, name, short] = SHORT_MONTH.exec(text) ?? [];
  const full = name && short ? `${name} 20${short}` : text;
  const [period, another] = periodsIn(full);
  if (!period || another || period.key.startsWith('#')) return undefined;
  return { key: period.key, rest: tidy(full.slice(0, period.start) + full.slice(period.end)) };
};
