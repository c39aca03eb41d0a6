// The workbook of a report.
import type { Report } from '#shared/report/report.ts';
import type { ExportOptions } from '../../export/options.ts';

/** Undefined while a report has nothing to calculate with. */
export const xlsxFor = async (
  _report: Report,
  _workbook: unknown,
  _options: ExportOptions,
): Promise<Uint8Array | undefined> => undefined;
