// Merges the outcomes of several providers into one outcome of their source.
import type { SourceOutcome } from '#shared/model/source.ts';

/** Success first, then failures in order of what somebody can act on. */
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
