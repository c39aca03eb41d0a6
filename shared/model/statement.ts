// A primary statement as a document prints it: lines in their order, columns of periods, figures in the scale of its header.
import * as z from 'zod';

export const STATEMENT_KINDS = ['balance', 'income', 'comprehensive', 'cashFlow'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const StatementColumn = z.object({
  /** `2022`, or the day on which it ends. */
  period: z.string(),
  /** How long a flow ran; absent for a balance. */
  months: z.number().int().optional(),
  label: z.string(),
});
export type StatementColumn = z.infer<typeof StatementColumn>;

const StatementFigure = z.object({
  /** As printed: in units of the statement's scale. */
  value: z.number(),
  shown: z.string(),
});

const StatementLine = z.object({
  label: z.string(),
  /** Of the lexicon (shared/language/lexicon); a company's own line has none. */
  concept: z.string().optional(),
  /** The heading above it. */
  section: z.string(),
  /** Per share, or a number of shares: in no scale. */
  isPlain: z.boolean().optional(),
  /** By column; none where nothing is printed. Without any the line is a heading. */
  figures: z.array(StatementFigure.nullable()),
  /** The passage in which it is. */
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const EquityRow = z.object({
  label: z.string(),
  /** Of a day; else a movement between two of them. */
  isBalance: z.boolean(),
  /** By component. */
  figures: z.array(StatementFigure.nullable()),
  /** Some of its figures are under no component: the columns of the page were not separated. */
  isLoose: z.boolean().optional(),
  seq: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type EquityRow = z.infer<typeof EquityRow>;

/** The statement of changes in equity: balances and what moved them, by component. */
export const EquityChanges = z.object({ components: z.array(z.string()), rows: z.array(EquityRow) });
export type EquityChanges = z.infer<typeof EquityChanges>;

/** A statement that a document prints and whose figures are not used: it is said where, and never guessed. */
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
  /** Where the document has pages; else the sheet, if it has sheets. */
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
  /** Power of ten of its figures; absent where neither it nor its neighbors say. */
  scale: z.number().int().optional(),
  columns: z.array(StatementColumn),
  lines: z.array(StatementLine),
  /** Of a balance sheet, where the document prints how its equity moved. */
  equityChanges: EquityChanges.optional(),
  unread: Unread.optional(),
});
export type Statement = z.infer<typeof Statement>;
