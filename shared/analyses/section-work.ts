// Builds kinds of work, so that a section of the catalog fits on one line.
import type { AnalysisType } from '../model/analysis.ts';
import type { Calculator, Work } from './analysis.ts';
import type { Relation } from './relation.ts';
import type { Subject } from './subject.ts';

export type WorkOf<K extends Work['kind']> = Extract<Work, { kind: K }>;

export const ask = (...questions: readonly string[]): Work => ({ kind: 'ask', questions, shape: 'text' });
export const askPoints = (...questions: readonly string[]): Work => ({ kind: 'ask', questions, shape: 'list' });
export const askFigures = (...questions: readonly string[]): Work => ({ kind: 'ask', questions, shape: 'figures' });
export const quotes = (of: Subject, ...questions: readonly string[]): Work => ({ kind: 'quotes', questions, of });
export const quoteFigures = (of: Subject, ...questions: readonly string[]): Work => ({
  kind: 'quotes',
  questions,
  of,
  withFigure: true,
});
export const timeline = (most: number, ...questions: readonly string[]): Work => ({
  kind: 'timeline',
  questions,
  most,
});
export const matrix = (rows: WorkOf<'matrix'>['rows'], ...attributes: readonly string[]): Work => ({
  kind: 'matrix',
  rows,
  attributes,
});
export const ranking = (of: WorkOf<'ranking'>['of'], ...columns: readonly string[]): Work => ({
  kind: 'ranking',
  of,
  columns,
});
export const statements = (...parts: WorkOf<'statements'>['parts']): Work => ({ kind: 'statements', parts });
export const prices = (show: WorkOf<'prices'>['show'], question: string): Work => ({ kind: 'prices', question, show });
export const series = (...metrics: readonly string[]): Work => ({ kind: 'series', metrics });
export const map = (draw: WorkOf<'map'>['draw'], ...questions: readonly string[]): Work => ({
  kind: 'map',
  draw,
  questions,
});
export const flow = (...stages: readonly string[]): Work => ({ kind: 'flow', stages });
export const compute = (calculator: Calculator, part: string): Work => ({ kind: 'compute', calculator, part });
export const include = (type: AnalysisType, ...sections: readonly string[]): Work => ({
  kind: 'include',
  type,
  ...(sections.length > 0 ? { sections } : {}),
});

export const relations = (...of: readonly Relation[]): Work => ({ kind: 'relations', of });
export const customers: Work = { kind: 'customers' };
export const products: Work = { kind: 'products' };
export const redFlags: Work = { kind: 'redFlags' };
/** The plan of several years as papers print it. */
export const PLANNED_YEARS: Work = { kind: 'compute', calculator: 'forecast', part: 'plan' };
/** The leaders of a company, in the order of their titles. */
export const LEADERS: Work = ranking('people', 'jobTitle', 'responsibility', 'since', 'background');
export const joined = (...works: readonly Work[]): Work => ({ kind: 'joined', works });
/** What the company is, why to look at it, its rank, and the price asked. */
export const SUMMARY: Work = joined(
  statements('keyFigures'),
  relations(
    ...(['profile', 'investmentCase', 'revenueToMarket', 'standing'] as const),
    ...(['customerToRevenue', 'planToRevenue', 'priceVerdict', 'largestRisk'] as const),
  ),
);
