// A figure of a company's statements as filed, with the filing that contains it.
import * as z from 'zod';
import { SourceProvider } from './source-schemas.ts';

/** How one company is known to registers and markets. A name alone identifies nobody. */
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
    /** Of its homepage, without `www.`. */
    domain: z.string().optional(),
  })
  .meta({ id: 'CompanyIds' });
export type CompanyIds = z.infer<typeof CompanyIds>;

export const FactPeriod = z.object({
  /** `2025`, `2025H1`, `2025Q3`; for a day `2025-12-31`; for other stretches `2025-01-01/2025-09-30`. */
  key: z.string(),
  /** `toDate`: from the first day of the fiscal year, shorter than it. */
  kind: z.enum(['instant', 'year', 'half', 'quarter', 'toDate', 'other']),
  start: z.iso.date().optional(),
  end: z.iso.date(),
  /** The company's own numbering, where its filings say it. */
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
  /** Statement and field within the reply: `IS:thstrm_amount`, `us-gaap:Revenues`. */
  field: z.string(),
});

export const Fact = z
  .object({
    entity: CompanyIds,
    /** `ifrs-full_Revenue`, `us-gaap:Revenues`; for an account outside every taxonomy `-:<its label>`. */
    concept: z.string(),
    /** As the filing or the taxonomy names it. */
    label: z.string(),
    /** The product's own name of the figure (functions/engine/understand/measures/metrics.ts), where the concept is one. */
    metric: z.string().optional(),
    /** DART's sj_div. SEC's facts do not say. */
    statement: z.enum(['BS', 'IS', 'CIS', 'CF', 'SCE']).optional(),
    /** Component of equity, in the statement of changes in equity. */
    detail: z.string().optional(),
    period: FactPeriod,
    /** ISO currency, `shares`, `<currency>/shares`, `pure`, or the taxonomy's own. */
    unit: z.string(),
    /** In whole units: `scale` is already multiplied in. */
    value: z.number(),
    /** The power of ten in which the source gives its numbers. */
    scale: z.number().int(),
    basis: z.enum(['consolidated', 'separate']),
    source: FactSource,
    filedAt: z.iso.date(),
    /** Other values that earlier filings gave for the same thing, newest first: the fact is restated. */
    restates: z.array(z.object({ value: z.number(), filing: z.string(), filedAt: z.iso.date() })).optional(),
    /** Invented, from the sample server. */
    isSample: z.boolean(),
  })
  .meta({ id: 'Fact' });
export type Fact = z.infer<typeof Fact>;

/** A figure of a file of the workspace, and the stretch of the passage in which it is. */
export const FileFact = z.object({
  /** The product's own name of the figure (functions/engine/understand/measures/metrics.ts). */
  metric: z.string(),
  /** The taxonomy's name, where the document tags it. */
  concept: z.string().optional(),
  label: z.string(),
  /** `2025`, `2025Q3`, `2025H1`; for a balance its day. */
  period: z.string(),
  /** ISO currency, `shares`, or undefined where the document does not say. */
  unit: z.string().optional(),
  /** In whole units. */
  value: z.number(),
  /** The power of ten in which it is printed. */
  scale: z.number().int(),
  /** As it is printed. */
  shown: z.string(),
  basis: z.enum(['consolidated', 'separate']).optional(),
  /** Position of the passage in its file, and of the figure in it. */
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type FileFact = z.infer<typeof FileFact>;
