// A section of a run as written, stored beside the run's row. Separate, because few tasks load what a report is made
// of.
import * as z from 'zod';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { Reference, Writer } from '#shared/report/blocks.ts';
import { Report } from '#shared/report/report.ts';

/** As a calculation left it: cells, formulas and where the inputs come from. */
const ModelWorkbook = z.custom<Workbook>((value) => typeof value === 'object' && value !== null && 'sheets' in value);

export const StoredSection = z.object({
  section: Report.shape.sections.element,
  references: z.array(Reference),
  assumptions: Report.shape.assumptions,
  writer: Writer,
  workbook: ModelWorkbook.optional(),
});
export type StoredSection = z.infer<typeof StoredSection>;
