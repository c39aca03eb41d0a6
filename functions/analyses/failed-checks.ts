// Repeats failed checks of a section's workbook in the report itself.
import { labelText } from '#shared/finance/label.ts';
import { evaluate, numberAt } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { translateId } from '#shared/i18n/translate.ts';
import type { Built, SectionContext } from './builder.ts';

/** The cells of this sheet are 1 if a check holds and 0 if not; the first is 1 if all hold. */
const SHEET = 'checks';
const ALL = 'check.all';

const failedIn = (workbook: Workbook, { language }: Pick<SectionContext, 'language'>): string[] => {
  const lines = workbook.sheets.find(({ id }) => id === SHEET)?.lines ?? [];
  if (lines.length === 0) return [];
  const values = evaluate(workbook);
  return lines.flatMap(({ label, cells = [] }) => {
    const [cell] = cells;
    if (cell?.kind !== 'formula' || cell.id === ALL || numberAt(values, cell.id) !== 0 || label === undefined)
      return [];
    return [labelText(label, (key, params) => translateId(language, 'finance', key, params))];
  });
};

export const withFailedChecks = (context: Pick<SectionContext, 'language' | 'text'>, built: Built): Built => {
  const failed = built.workbook ? failedIn(built.workbook, context) : [];
  if (failed.length === 0) return built;
  const warning = context.text('say.checksFailed', { checks: failed.join('; ') });
  return { ...built, note: [built.note, warning].filter(Boolean).join(' ') };
};
