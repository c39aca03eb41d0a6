// Defines a figure of a company's statements as filed, with the filing that contains it.
import * as z from 'zod';
import { SourceProvider } from './source-schemas.ts';

/** The identifiers of a company in registers and markets. A name alone identifies no company. */
export const CompanyIds = z
  .object({
    name: z.string(),
    /** DART, 8 digits. */
    corpCode: z.string().optional(),
    /** SEC, 10 digits with leading zeros. */
    cik: z.string().optional(),
    /** EDINET, a letter and 5 digits. */
    edinetCode: z.string().optional(),
    ticker: z.string().optional(),
    /** The domain of its homepage, without `www.`. */
    domain: z.string().optional(),
  })
  .meta({ id: 'CompanyIds' });
export type CompanyIds = z.infer<typeof CompanyIds>;

export const FactPeriod = z.object({
  /** `2025`, `2025H1`, `2025Q3`; for a day `2025-12-31`; for other periods `2025-01-01/2025-09-30`. */
  key: z.string(),
  /** `toDate`: from the first day of the fiscal year, shorter than the year. */
  kind: z.enum(['instant', 'year', 'half', 'quarter', 'toDate', 'other']),
  start: z.iso.date().optional(),
  end: z.iso.date(),
  /** The company's own numbering, if its filings state it. */
  fiscalYear: z.number().int().optional(),
});
export type FactPeriod = z.infer<typeof FactPeriod>;

const FactSource = z.object({
  provider: SourceProvider,
  /** A page that a person can open. */
  url: z.string(),
  /** SEC's accession number, DART's rcept_no or EDINET's docID. */
  filing: z.string(),
  /** `10-K`, `사업보고서`. */
  form: z.string(),
  /** Statement and field within the response: `IS:thstrm_amount`, `us-gaap:Revenues`. */
  field: z.string(),
});

export const Fact = z
  .object({
    entity: CompanyIds,
    /** `ifrs-full_Revenue`, `us-gaap:Revenues`; for an account outside every taxonomy `-:<its label>`. */
    concept: z.string(),
    /** The name in the filing or taxonomy. */
    label: z.string(),
    /** The product's metric (functions/engine/understand/measures/metrics.ts), if the concept maps to one. */
    metric: z.string().optional(),
    /** DART's sj_div. Absent from SEC facts. */
    statement: z.enum(['BS', 'IS', 'CIS', 'CF', 'SCE']).optional(),
    /** The component of equity, in the statement of changes in equity. */
    detail: z.string().optional(),
    period: FactPeriod,
    /** ISO currency, `shares`, `<currency>/shares`, `pure`, or the taxonomy's own. */
    unit: z.string(),
    /** In whole units: `scale` is already multiplied in. */
    value: z.number(),
    /** The power of ten of the source's numbers. */
    scale: z.number().int(),
    basis: z.enum(['consolidated', 'separate']),
    source: FactSource,
    filedAt: z.iso.date(),
    /** Values that earlier filings stated for the same figure, newest first: the fact is restated. */
    restates: z.array(z.object({ value: z.number(), filing: z.string(), filedAt: z.iso.date() })).optional(),
    /** Invented, from the sample server. */
    isSample: z.boolean(),
  })
  .meta({ id: 'Fact' });
export type Fact = z.infer<typeof Fact>;

/** A figure in a workspace file, and its position in the passage. */
export const FileFact = z.object({
  /** The product's metric (functions/engine/understand/measures/metrics.ts). */
  metric: z.string(),
  /** The taxonomy's concept, if the document tags it. */
  concept: z.string().optional(),
  label: z.string(),
  /** `2025`, `2025Q3`, `2025H1`; for a balance its day. */
  period: z.string(),
  /** ISO currency, `shares`, or `undefined` if the document does not state it. */
  unit: z.string().optional(),
  /** In whole units. */
  value: z.number(),
  /** The power of ten in which it is printed. */
  scale: z.number().int(),
  /** The figure as printed. */
  shown: z.string(),
  basis: z.enum(['consolidated', 'separate']).optional(),
  /** Position of the passage in its file, and of the figure in it. */
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type FileFact = z.infer<typeof FileFact>;
