// Joins several providers' outcomes into one of the source that a person asked.
import type { SourceOutcome } from '#shared/model/source.ts';

/** That one worked, or else what somebody can do something about. */
const TOLD_FIRST: readonly SourceOutcome[] = [
  'ok',
  'unauthorised',
  'rateLimited',
  'unreachable',
  'badReply',
  'empty',
  'notConfigured',
];

export const oneOutcome = (outcomes: readonly SourceOutcome[]): SourceOutcome =>
  TOLD_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'empty';
