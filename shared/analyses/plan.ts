// Plans an analysis: sections and sources on or off, its cost and duration.
import type { Source } from '../model/enums.ts';
import type { RunPlan } from '../model/run.ts';
import type { Analysis } from './analysis.ts';

type Section = RunPlan['sections'][number];

/**
 * The share of a memorandum's credits for proposing its structure; the rest is reserved when the structure is chosen.
 */
const STRUCTURE_SHARE = 0.25;

const shareOn = (analysis: Analysis, sections: readonly Section[]): number =>
  sections.filter(({ on }) => on).length / Math.max(1, analysis.sections.length);

/** Proportional to the sections that are on, rounded up; sections that a person adds cost the same. */
export const creditsFor = (analysis: Analysis, sections: readonly Section[]): number =>
  Math.max(1, Math.ceil(analysis.credits * shareOn(analysis, sections)));

export const structureCredits = (analysis: Analysis): number => Math.ceil(analysis.credits * STRUCTURE_SHARE);

/** A language model takes minutes for what the extractive writer does in seconds. */
export type Writer = 'model' | 'offline';

/**
 * Measured over 16 analyses of 1 to 15 sections in the sample workspace on the local stage: 0.6 s per section (median),
 * 1.4 s at most except for the first of a stage. Rounded up, since larger workspaces take longer.
 */
const OFFLINE_SECONDS = { start: 2, section: 1 };

/** The shortest estimate: a model's first section takes this long. */
const MIN_MODEL_SECONDS = 15;

/** `pace`: seconds per section, as measured on the stage of the run. */
export const secondsAt = (pace: number, sections: readonly Section[]): number =>
  Math.max(1, Math.round(pace * sections.filter(({ on }) => on).length));

export const secondsFor = (analysis: Analysis, sections: readonly Section[], writer: Writer = 'model'): number =>
  writer === 'offline'
    ? OFFLINE_SECONDS.start + OFFLINE_SECONDS.section * sections.filter(({ on }) => on).length
    : Math.max(MIN_MODEL_SECONDS, Math.round(analysis.minutes * 60 * shareOn(analysis, sections)));

type Sourced = { readonly source: Source; readonly isSample: boolean };

/**
 * The proposed plan: all sections but the optional ones, and all sources of the analysis or the requested ones. Samples
 * are off if the workspace has files, and never used in a document for the other side.
 */
export const proposedPlan = (
  analysis: Analysis,
  given: {
    readonly titleOf: (id: string) => string;
    readonly sources: readonly Sourced[];
    readonly wanted?: readonly Source[] | undefined;
    /** True if the workspace has files. */
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
 * Restricts a changed plan to the analysis: unknown sections and sources are dropped, and the price is computed here.
 * The caller knows the stage's writer and may expect less time than a model takes.
 */
export const withFixedFields = (analysis: Analysis, changed: RunPlan): RunPlan => {
  const known = new Set(analysis.sections.map(({ id }) => id));
  const once = new Map(changed.sections.filter(({ id }) => known.has(id)).map((section) => [section.id, section]));
  const sections = [...once.values()];
  const sources = analysis.sources.flatMap((source) => changed.sources.find((one) => one.source === source) ?? []);
  const seconds = Math.max(1, Math.min(changed.seconds, secondsFor(analysis, sections)));
  return { sections, sources, credits: creditsFor(analysis, sections), seconds };
};
