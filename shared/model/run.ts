// Defines a run of an analysis: its row, its plan, and the events by which it is followed.
import * as z from 'zod';
import { ANALYSIS_TYPES } from './analysis.ts';
import { LanguageCode } from './codes.ts';
import { ACTIVITY_TYPES, LOADING_STATES, RUN_STATUSES, SOURCES, TASK_RESULTS } from './enums.ts';
import { Locator } from './file.ts';
import { ChecklistId, FileId, QuestionId, RunId, WorkspaceId } from './ids.ts';
import { numberedEvent } from './numbered-event.ts';

/** `Waiting` until its turn; a failed section does not affect the others. */
export const SECTION_STATES = ['Waiting', 'Writing', 'Done', 'NeedsModel', 'Failed', 'LeftOut'] as const;

/** A person may add sections to a memorandum under new ids. */
export const PlannedSection = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .max(60),
  title: z.string().max(200),
  on: z.boolean(),
});

/** Set by hand: the sections of the longest analysis, plus three times as many added by a person. */
export const MAX_SECTIONS = 100;

/** What a run will do, shown and changed before anything is charged. */
export const RunPlan = z
  .object({
    sections: z.array(PlannedSection).max(MAX_SECTIONS),
    sources: z.array(z.object({ source: z.enum(SOURCES), on: z.boolean(), isSample: z.boolean() })),
    credits: z.number().int(),
    seconds: z.number().int(),
  })
  .meta({ id: 'RunPlan' });
export type RunPlan = z.infer<typeof RunPlan>;

/** A break in the statements of a file. */
export const StatementBreak = z
  .object({
    fileId: FileId,
    document: z.string(),
    period: z.string(),
    /** The lines as an equation that does not hold. */
    equation: z.string(),
    /** The pages or sheets of its lines. */
    places: z.array(Locator),
  })
  .meta({ id: 'StatementBreak' });
export type StatementBreak = z.infer<typeof StatementBreak>;

/** Why a person values a company by statements that do not add up. */
export const BreakReason = z.string().trim().min(3).max(500);

/** By the names of the analysis's fields; parsed by the schema built from them. */
export const RunInputs = z.record(z.string().max(60), z.unknown());

/** The type of a run: an analysis of the catalog, or answering a checklist. */
export const RUN_TYPES = [...ANALYSIS_TYPES, 'Checklist'] as const;
export type RunType = (typeof RUN_TYPES)[number];

export const RunRow = z
  .object({
    id: RunId,
    projectId: WorkspaceId,
    type: z.enum(RUN_TYPES),
    checklistId: ChecklistId.optional(),
    /** Built from the inputs: `Company Profile · Hanbit Foods`. */
    name: z.string(),
    /** The specification's input variable: the inputs in one line. */
    inputVariable: z.string(),
    language: LanguageCode,
    status: z.enum(RUN_STATUSES),
    /** Both follow from `status`; a stopped run has no result. */
    loadingState: z.enum(LOADING_STATES),
    resultCode: z.enum(TASK_RESULTS).optional(),
    stage: z.number().int().min(0).max(12),
    /** Share done, 0 to 1. */
    progress: z.number().min(0).max(1),
    secondsLeft: z.number().int().optional(),
    sections: z.array(
      z.object({ id: z.string(), title: z.string(), state: z.enum(SECTION_STATES), on: z.boolean().optional() }),
    ),
    /** The outcome of each source. */
    sources: z.array(z.object({ source: z.enum(SOURCES), outcome: z.string(), isSample: z.boolean() })).optional(),
    inputs: RunInputs.optional(),
    credits: z.number().int(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    /** Of the attempt under way: a later half, or a rewritten section. */
    begunAt: z.iso.datetime().optional(),
    endedAt: z.iso.datetime().optional(),
    /** Set if sections were rewritten: comparing the run with itself shows the changes. */
    wasRewritten: z.boolean().optional(),
    /** The format of the main download. */
    fileType: z.enum(['doc', 'xlsx']),
    isSample: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'RunRow' });
export type RunRow = z.infer<typeof RunRow>;

/** Codes of log lines. Texts: i18n `runs.log.<code>`, with these params in braces. */
const RUN_LOG_CODES = [
  /** sections, sources */
  'planned',
  /** source */
  'asking',
  /** source, count */
  'gathered',
  /** source, outcome: i18n `sources.outcome.<outcome>` */
  'sourceOut',
  /** title */
  'reading',
  /** section */
  'writing',
  /** section, verified, total */
  'checked',
  /** section */
  'sectionFailed',
  'waking',
  'retrying',
  'assembling',
  'rendering',
  /** count */
  'structureProposed',
] as const;

export const RunEvent = z
  .discriminatedUnion('event', [
    numberedEvent('stage', z.object({ stage: z.number().int().min(0).max(12), attempt: z.number().int() })),
    numberedEvent(
      'log',
      z.object({ code: z.enum(RUN_LOG_CODES), params: z.record(z.string(), z.string()).optional() }),
    ),
    numberedEvent('section', z.object({ id: z.string(), state: z.enum(SECTION_STATES) })),
    numberedEvent('progress', z.object({ share: z.number(), secondsLeft: z.number().int().optional() })),
    numberedEvent('done', z.object({ runId: RunId, status: z.enum(RUN_STATUSES) })),
    numberedEvent('error', z.object({ code: z.string() })),
  ])
  .meta({ id: 'RunEvent' });
export type RunEvent = z.infer<typeof RunEvent>;
export type RunEventBody = { [E in RunEvent as E['event']]: Omit<E, 'id'> }[RunEvent['event']];

const Changed = z.object({ section: z.string(), title: z.string() });

/** Two runs of one type: `before` is the earlier one. */
export const Comparison = z
  .object({
    figures: z.array(
      Changed.extend({
        label: z.string(),
        before: z.string().optional(),
        after: z.string().optional(),
        /** The change in percent, if both are numbers of the same sign. */
        change: z.number().optional(),
        /** For two percentages, the difference in percentage points instead. */
        points: z.number().optional(),
        /**
         * Why the figure changed: its source has a new version, it is from another source, from the same one, or it is
         * computed.
         */
        cause: z.enum(['newVersion', 'otherSource', 'sameSource', 'computed']).optional(),
        /** The document and locator of each figure. */
        sourceBefore: z.string().optional(),
        sourceAfter: z.string().optional(),
      }),
    ),
    added: z.array(Changed),
    gone: z.array(Changed),
    sentences: z.array(Changed.extend({ added: z.array(z.string()), gone: z.array(z.string()) })),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

/** The specification's own names for two of them. */
export const ActivityFilter = z
  .enum([...ACTIVITY_TYPES, 'search', 'workflow'])
  .transform((type) => (type === 'search' ? 'question' : type === 'workflow' ? 'run' : type));
export const Activity = z
  .object({
    /** The id of the entity concerned. */
    id: z.union([FileId, QuestionId, RunId, ChecklistId]),
    type: z.enum(ACTIVITY_TYPES),
    name: z.string(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    status: z.string().optional(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;
