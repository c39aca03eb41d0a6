// The plan of an analysis: sections and sources on or off, its cost and duration.
import type { Source } from '../model/enums.ts';
import type { RunPlan } from '../model/run.ts';
import type { Analysis } from './analysis.ts';

type Section = RunPlan['sections'][number];

/** Of a memorandum, what proposing its structure costs; the rest is reserved when the structure is chosen. */
const STRUCTURE_SHARE = 0.25;

const shareOn = (analysis: Analysis, sections: readonly Section[]): number =>
  sections.filter(({ on }) => on).length / Math.max(1, analysis.sections.length);

/** By the share of its sections, rounded up; sections that a person adds cost like the others. */
export const creditsFor = (analysis: Analysis, sections: readonly Section[]): number =>
  Math.max(1, Math.ceil(analysis.credits * shareOn(analysis, sections)));

export const structureCredits = (analysis: Analysis): number => Math.ceil(analysis.credits * STRUCTURE_SHARE);

/** A language model needs minutes for what the extractive writer does in seconds. */
export type Writer = 'model' | 'offline';

/**
 * Measured over 16 analyses of 1 to 15 sections of the sample workspace on the local stage: 0.6 s a section (median),
 * 1.4 s at most but for the first of a stage. Rounded up: larger workspaces take longer.
 */
const OFFLINE_SECONDS = { start: 2, section: 1 };

/** What an estimate is at least: a model's first section does not come sooner. */
const MIN_MODEL_SECONDS = 15;

/** `pace`: seconds a section, as measured where the run would be. */
export const secondsAt = (pace: number, sections: readonly Section[]): number =>
  Math.max(1, Math.round(pace * sections.filter(({ on }) => on).length));

export const secondsFor = (analysis: Analysis, sections: readonly Section[], writer: Writer = 'model'): number =>
  writer === 'offline'
    ? OFFLINE_SECONDS.start + OFFLINE_SECONDS.section * sections.filter(({ on }) => on).length
    : Math.max(MIN_MODEL_SECONDS, Math.round(analysis.minutes * 60 * shareOn(analysis, sections)));

type Sourced = { readonly source: Source; readonly isSample: boolean };

/**
 * What is proposed: every section but the optional ones, every source of the analysis or those that were asked for.
 * Beside files of one's own samples are off, and in a document for the other side there are none.
 */
export const proposedPlan = (
  analysis: Analysis,
  given: {
    readonly titleOf: (id: string) => string;
    readonly sources: readonly Sourced[];
    readonly wanted?: readonly Source[] | undefined;
    /** The workspace has files of its own. */
    readonly hasFiles: boolean;
  },
): RunPlan => {
  const sections = analysis.sections.map(({ id, optional }) => ({ id, title: given.titleOf(id), on: !optional }));
  const sources = given.sources
    .filter(({ source, isSample }) => analysis.sources.includes(source) && !(analysis.forOutsiders && isSample))
    .map((one) => ({ ...one, on: given.wanted?.includes(one.source) ?? !(one.isSample && given.hasFiles) }));
  return { sections, sources, credits: creditsFor(analysis, sections), seconds: secondsFor(analysis, sections) };
};

/**
 * A changed plan, held to what the analysis has: strange sections and sources are dropped, the price is ours. Who starts it
 * knows the stage's writer, and may expect less time than a model takes.
 */
export const withFixedFields = (analysis: Analysis, changed: RunPlan): RunPlan => {
  const known = new Set(analysis.sections.map(({ id }) => id));
  const once = new Map(changed.sections.filter(({ id }) => known.has(id)).map((section) => [section.id, section]));
  const sections = [...once.values()];
  const sources = analysis.sources.flatMap((source) => changed.sources.find((one) => one.source === source) ?? []);
  const seconds = Math.max(1, Math.min(changed.seconds, secondsFor(analysis, sections)));
  return { sections, sources, credits: creditsFor(analysis, sections), seconds };
};
