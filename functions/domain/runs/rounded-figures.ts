// Rounds the amounts and rates of a document with a code name, since a register of companies finds one by an exact
// figure.
import type { Block } from '#shared/report/blocks.ts';

const DIGITS = 3;
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d.]*%)/gu;

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

const RATE_DIGITS = 2;
const RATE = /(?<![\d.,])\d+\.\d+(?=\s?[%％])/gu;
/** `20.1%` becomes `20%`, and `0.011%` becomes `0.01%`. */
const roundedRate = (written: string): string =>
  String(Number(Number(written).toPrecision(Number(written) < 1 ? 1 : RATE_DIGITS)));

const roundedIn = (text: string): string =>
  text
    .replace(GROUPED, (written) => {
      const value = Number(written.replaceAll(',', ''));
      return rounded(value).toLocaleString('en-US', { maximumFractionDigits: 0 });
    })
    .replace(RATE, roundedRate);

const MIN = 1000;
/** The figures that a chart draws; those below have few digits, and years are written as text. */
const inChart = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.abs(value) >= MIN ? rounded(value) : value;
  if (typeof value === 'string') return roundedIn(value);
  if (Array.isArray(value)) return value.map(inChart);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'refs' || key === 'findings' ? one : inChart(one)]),
  );
};

export const roundedBlock = (block: Block): Block => inChart(block) as Block;
