// Defines a written section as stored beside the run's row. A separate module, because few tasks load the parts of a
// report.
import * as z from 'zod';
import type { Workbook } from '#shared/finance/workbook/workbook.ts';
import { Reference, Writer } from '#shared/report/blocks.ts';
import { Report } from '#shared/report/report.ts';

/** The workbook as the calculation stored it: cells, formulas and sources of the inputs. */
const ModelWorkbook = z.custom<Workbook>((value) => typeof value === 'object' && value !== null && 'sheets' in value);

/** A document that would fill the section; `id`: the key in i18n `analyses.requests`. */
const RequestedDocument = z.object({
  id: z.string(),
  closest: z.object({ text: z.string(), refs: z.array(z.number().int()) }).optional(),
});

export const StoredSection = z.object({
  section: Report.shape.sections.element,
  references: z.array(Reference),
  assumptions: Report.shape.assumptions,
  requests: z.array(RequestedDocument).optional(),
  writer: Writer,
  workbook: ModelWorkbook.optional(),
});
export type StoredSection = z.infer<typeof StoredSection>;
