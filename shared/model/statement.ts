// Defines a primary statement as printed: lines in order, columns of periods, figures in the scale of its header.
import * as z from 'zod';

export const STATEMENT_KINDS = ['balance', 'income', 'comprehensive', 'cashFlow'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const StatementColumn = z.object({
  /** `2022`, or the day on which it ends. */
  period: z.string(),
  /** The length of a flow in months; absent for a balance. */
  months: z.number().int().optional(),
  label: z.string(),
});
export type StatementColumn = z.infer<typeof StatementColumn>;

const StatementFigure = z.object({
  /** As printed: in the statement's scale. */
  value: z.number(),
  shown: z.string(),
});

const StatementLine = z.object({
  label: z.string(),
  /** A line of the lexicon (shared/language/lexicon); absent for a company's own line. */
  concept: z.string().optional(),
  /** The heading above it. */
  section: z.string(),
  /** Per share, or a number of shares: the scale does not apply. */
  isPlain: z.boolean().optional(),
  /** By column; `null` if nothing is printed. A line without figures is a heading. */
  figures: z.array(StatementFigure.nullable()),
  /** The passage that contains the line. */
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const EquityRow = z.object({
  label: z.string(),
  /** True for a balance on a day, false for a movement between two balances. */
  isBalance: z.boolean(),
  /** Figures by component. */
  figures: z.array(StatementFigure.nullable()),
  /** Some figures belong to no component, because the columns of the page were not separated. */
  isLoose: z.boolean().optional(),
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type EquityRow = z.infer<typeof EquityRow>;

/** The statement of changes in equity: balances and their movements, by component. */
export const EquityChanges = z.object({ components: z.array(z.string()), rows: z.array(EquityRow) });
export type EquityChanges = z.infer<typeof EquityChanges>;

/** Why a printed statement's figures are not used, which is reported instead of guessing. */
export const UNREAD_REASONS = [
  'columns',
  'currencies',
  'thousands',
  'unit',
  'scanned',
  'proForma',
  'parentOnly',
] as const;
const Unread = z.object({
  why: z.enum(UNREAD_REASONS),
  /** The pages of the document; the sheet if it has sheets. */
  pages: z.array(z.int()),
  sheet: z.string().optional(),
});
export type Unread = z.infer<typeof Unread>;

export const Statement = z.object({
  kind: z.enum(STATEMENT_KINDS),
  title: z.string(),
  basis: z.enum(['consolidated', 'separate']).optional(),
  /** ISO code. */
  currency: z.string().optional(),
  /** The power of ten of its figures; absent if neither the statement nor its neighbors state it. */
  scale: z.number().int().optional(),
  columns: z.array(StatementColumn),
  lines: z.array(StatementLine),
  /** For a balance sheet, if the document prints the changes in equity. */
  equityChanges: EquityChanges.optional(),
  unread: Unread.optional(),
});
export type Statement = z.infer<typeof Statement>;
