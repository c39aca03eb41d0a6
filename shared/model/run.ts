// A run of an analysis: its row, its plan, and the events by which it is followed.
import * as z from 'zod';
import { ANALYSIS_TYPES } from './analysis.ts';
import { SOURCES } from './enums.ts';
import { ProjectId, RunId } from './ids.ts';
import { LanguageCode } from './user.ts';

/** `AwaitingStructure`: a memorandum waits for its structure to be chosen. */
export const RUN_STATUSES = ['InProgress', 'AwaitingStructure', 'Completed', 'Stopped', 'Failed'] as const;
/** `Waiting` until its turn; a failed section fails alone. */
export const SECTION_STATES = ['Waiting', 'Writing', 'Done', 'NeedsModel', 'Failed', 'LeftOut'] as const;

const PlannedSection = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .max(60),
  title: z.string().max(200),
  on: z.boolean(),
});

/** What will be done, shown and changed before anything is spent. */
export const RunPlan = z
  .object({
    sections: z.array(PlannedSection).max(60),
    sources: z.array(z.object({ source: z.enum(SOURCES), on: z.boolean(), isSample: z.boolean() })),
    credits: z.number().int(),
    seconds: z.number().int(),
  })
  .meta({ id: 'RunPlan' });
export type RunPlan = z.infer<typeof RunPlan>;

/** By the names of the analysis's fields; parsed by the schema made of them. */
export const RunInputs = z.record(z.string().max(60), z.unknown());

export const RunRow = z
  .object({
    id: RunId,
    projectId: ProjectId,
    type: z.enum(ANALYSIS_TYPES),
    /** From the inputs: `Company Profile · Hanbit Foods`. */
    name: z.string(),
    /** The specification's input variable: the inputs in a line. */
    inputVariable: z.string(),
    language: LanguageCode,
    status: z.enum(RUN_STATUSES),
    stage: z.number().int().min(0).max(12),
    /** Share done, 0 to 1. */
    progress: z.number().min(0).max(1),
    secondsLeft: z.number().int().optional(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), state: z.enum(SECTION_STATES) })),
    credits: z.number().int(),
    createdBy: z.object({ id: z.string(), name: z.string() }),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().optional(),
    /** `doc` or `xlsx`: what the main download is. */
    fileType: z.enum(['doc', 'xlsx']),
    isSample: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'RunRow' });
export type RunRow = z.infer<typeof RunRow>;

const event = <const N extends string, D extends z.ZodType>(name: N, data: D) =>
  z.object({ id: z.number().int(), event: z.literal(name), data });

/** Texts of a log: i18n `runs.log.<code>`. */
export const RunEvent = z
  .discriminatedUnion('event', [
    event('stage', z.object({ stage: z.number().int().min(0).max(12), attempt: z.number().int() })),
    event('log', z.object({ code: z.string(), params: z.record(z.string(), z.string()).optional() })),
    event('section', z.object({ id: z.string(), state: z.enum(SECTION_STATES) })),
    event('progress', z.object({ share: z.number(), secondsLeft: z.number().int().optional() })),
    event('done', z.object({ runId: RunId, status: z.enum(RUN_STATUSES) })),
    event('error', z.object({ code: z.string() })),
  ])
  .meta({ id: 'RunEvent' });
export type RunEvent = z.infer<typeof RunEvent>;
export type RunEventBody = { [E in RunEvent as E['event']]: Omit<E, 'id'> }[RunEvent['event']];
