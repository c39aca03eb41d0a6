// The default cost and duration of an analysis: every section but the optional ones.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { creditsFor, secondsFor, type Writer } from '#shared/analyses/plan.ts';

export const usualCost = (
  analysis: Analysis,
  writer: Writer,
): { readonly credits: number; readonly seconds: number } => {
  const sections = analysis.sections.map(({ id, optional }) => ({ id, title: '', on: !optional }));
  return { credits: creditsFor(analysis, sections), seconds: secondsFor(analysis, sections, writer) };
};
