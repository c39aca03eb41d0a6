// Which providers answer for each source that a person may ask, and how several outcomes are told as one.
import type { Source as SourceName } from '#shared/model/enums.ts';
import type { SourceOutcome, SourceProvider } from '#shared/model/source.ts';

export type OutsideName = Exclude<SourceName, 'FILES'>;

export const ASKED: Readonly<Record<OutsideName, readonly SourceProvider[]>> = {
  DART: ['dart'],
  SEC: ['sec'],
  WEB: ['homepage', 'tavily', 'brave'],
  PRESS: ['naver', 'gdelt', 'rss'],
};

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
