// Detects questions for everything of a kind, and questions for a figure, which other rules answer.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';

const allIn = compile({ id: 'all', not: [], source: sameMeaning.source, ...sameMeaning.all });
export const asksForAll = ({ kind, question }: Plan): boolean =>
  kind === 'list' || allIn(question.normalize('NFKC')).length > 0;

/** Figures are left to the figure rules: names of measures share words. */
export const isOfFigure = ({ kind, metrics, ratios, question }: Plan): boolean =>
  ratios.length > 0 || (metrics.length > 0 && (kind === 'figure' || asksGrowth(question)));
