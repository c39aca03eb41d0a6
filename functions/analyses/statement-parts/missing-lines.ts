// Names the lines that the statements lack, and the measures that they would give.
import { MEASURES, missingLines } from '#shared/finance/measures/measures.ts';
import { translate } from '#shared/i18n/translate.ts';
import { known, metricLabel } from '../evidence/known-figure.ts';
import { ONE_OFFS } from '../evidence/one-offs.ts';
import { measureLabel } from './measures.ts';
import type { Sheet } from './table.ts';

/** Finance costs stand for interest where no interest is printed. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  interestCoverage: 'financeCosts',
  ebitdaCoverage: 'financeCosts',
};
const ONLY_IF_PRINTED: ReadonlySet<string> = new Set(['financeCostCoverage', 'cashBeforeFinancing']);
const MAX_MISSING = 6;

/** The lines that the statements of the latest year lack, and the first measures that they would give. */
export const missingNote = (sheet: Sheet): string => {
  const { context, figures, years } = sheet;
  const year = years.at(-1) ?? '';
  const knows = (line: string, at: string) => known(figures, line, at) !== undefined;
  const open = MEASURES.filter(({ id }) => !ONLY_IF_PRINTED.has(id) && !knows(STANDS_FOR[id] ?? '', year))
    .map((measure) => ({ measure, missing: missingLines(measure, year, knows).filter((id) => id !== ONE_OFFS) }))
    .filter(({ missing }) => missing.length > 0);
  if (open.length === 0) return '';
  const lines = [...new Set(open.flatMap(({ missing }) => missing))];
  const named = open.map(({ measure }) => measureLabel(sheet, measure));
  return translate(context.language, 'finance.measuresMissing', {
    lines: lines.map((id) => metricLabel(context.language, id)).join(', '),
    measures: named.slice(0, MAX_MISSING).join(', '),
  });
};
