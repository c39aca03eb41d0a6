// Merges the outcomes of several providers into one outcome of their source.
import type { SourceOutcome } from '#shared/model/source.ts';

/** That one worked, or else what somebody can do something about. */
const BY_URGENCY: readonly SourceOutcome[] = [
  'ok',
  'unauthorised',
  'rateLimited',
  'unreachable',
  'badReply',
  'empty',
  'notConfigured',
];

export const oneOutcome = (outcomes: readonly SourceOutcome[]): SourceOutcome =>
  BY_URGENCY.find((outcome) => outcomes.includes(outcome)) ?? 'empty';
