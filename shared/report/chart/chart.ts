// Defines charts as data: what is compared, not how it looks. Every drawn figure has its references and check.
import * as z from 'zod';
import { CITED, Datum } from '../cited.ts';

const MAX_SERIES = 6;

/** One value per category; null for an unknown value, which is drawn as a gap. */
const Series = z.object({ name: z.string(), values: z.array(Datum.nullable()) });
const overCategories = {
  categories: z.array(z.string()).min(1).max(60),
  series: z.array(Series).min(1).max(MAX_SERIES),
};

const Bar = z.object({ type: z.literal('bar'), stacked: z.boolean().optional(), ...overCategories });
const Line = z.object({ type: z.literal('line'), ...overCategories });
const Area = z.object({ type: z.literal('area'), ...overCategories });

/** Each step adds its value to the one before; a `total` starts at zero and restates the sum. */
const Waterfall = z.object({
  type: z.literal('waterfall'),
  steps: z
    .array(z.object({ label: z.string(), total: z.boolean().optional(), datum: Datum }))
    .min(2)
    .max(24),
});

/** Areas proportional to positive values, colored by group. */
const Treemap = z.object({
  type: z.literal('treemap'),
  items: z
    .array(z.object({ label: z.string(), group: z.string().optional(), datum: Datum }))
    .min(1)
    .max(60),
});

const Axis = z.object({ label: z.string(), unit: z.string().optional() });
/**
 * Points on two measures. `quadrants` names the areas between the `split` lines: top left, top right, bottom left,
 * bottom right.
 */
const Scatter = z.object({
  type: z.literal('scatter'),
  x: Axis,
  y: Axis,
  split: z.object({ x: z.number(), y: z.number() }).optional(),
  quadrants: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
  points: z
    .array(z.object({ label: z.string(), group: z.string().optional(), x: Datum, y: Datum, size: Datum.optional() }))
    .min(1)
    .max(120),
});

/** A football field: one bar from low to high per method, with marks such as the current price across all. */
const Range = z.object({
  type: z.literal('range'),
  rows: z
    .array(z.object({ label: z.string(), low: Datum, middle: Datum.optional(), high: Datum }))
    .min(1)
    .max(20),
  marks: z
    .array(z.object({ label: z.string(), datum: Datum }))
    .max(3)
    .optional(),
});

/** A value chain: stages from left to right, each with its companies or items. */
const Flow = z.object({
  type: z.literal('flow'),
  stages: z
    .array(
      z.object({
        label: z.string(),
        note: z.string().optional(),
        items: z.array(z.object({ label: z.string(), note: z.string().optional(), ...CITED })).max(12),
        ...CITED,
      }),
    )
    .min(2)
    .max(7),
});

/** A table whose cells are shaded by their value: cohorts, sensitivities. `base`: [row, column] of the base case. */
const Heat = z.object({
  type: z.literal('heat'),
  rowTitle: z.string().optional(),
  columnTitle: z.string().optional(),
  rows: z.array(z.string()).min(1).max(40),
  columns: z.array(z.string()).min(1).max(24),
  values: z.array(z.array(Datum.nullable())),
  base: z.tuple([z.number().int(), z.number().int()]).optional(),
});

const Drawn = z.discriminatedUnion('type', [Bar, Line, Area, Waterfall, Treemap, Scatter, Range, Flow, Heat]);
export type Drawn = z.infer<typeof Drawn>;
export type DrawnOf<T extends Drawn['type']> = Extract<Drawn, { type: T }>;

export const Chart = z
  .object({
    kind: z.literal('chart'),
    title: z.string(),
    /** The unit of all values unless an axis names another: `억 원`, `%`, `USD million`. */
    unit: z.string().optional(),
    /** Decimals; if absent, as many as the values need, at most two. */
    decimals: z.number().int().min(0).max(4).optional(),
    /** How to read it, or what was left out. */
    note: z.string().optional(),
    /** True if a table of the section shows the figures already. */
    isTabled: z.boolean().optional(),
    chart: Drawn,
  })
  .meta({ id: 'Chart' });
export type Chart = z.infer<typeof Chart>;
