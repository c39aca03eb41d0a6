// The Excel file of a run: its calculation with live formulas where there is one, else the tables of the report.
import { evaluate } from '#shared/finance/workbook/evaluate.ts';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import type { Report } from '#shared/report/report.ts';
import type { ExportOptions } from '../../export/options.ts';

type Given = Pick<ExportOptions, 'exportedAt' | 'linkTo'> & { readonly app: string };

export const xlsxOf = async (workbook: Workbook | undefined, report: Report, given: Given): Promise<Uint8Array> => {
  const { language } = report;
  if (!workbook) {
    const { reportXlsx } = await import('../../export/xlsx/report-xlsx.ts');
    return reportXlsx(report, given);
  }
  const { modelXlsx } = await import('../../export/xlsx/model-xlsx.ts');
  return modelXlsx({ workbook, values: evaluate(workbook), language, exportedAt: given.exportedAt, app: given.app });
};
