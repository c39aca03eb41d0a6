// The calculation of a run as a workbook with live formulas.
import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import type { Language } from '#shared/model/enums.ts';

type Given = { readonly language: Language; readonly exportedAt: string };

/** Undefined where there is nothing to calculate with. */
export const xlsxOf = async (
  workbook: Workbook | undefined,
  { language, exportedAt }: Given,
): Promise<Uint8Array | undefined> => {
  if (!workbook) return undefined;
  // Loaded when it is needed: most runs have no calculation.
  const { modelXlsx } = await import('../../export/xlsx/model-xlsx.ts');
  return modelXlsx({ workbook, values: evaluate(workbook), language, exportedAt });
};
