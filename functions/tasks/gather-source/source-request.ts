// Defines what a run requests from its sources, and what one of them returned.
import type { Analysis } from '#shared/analyses/analysis.ts';
import type { Inputs } from '#shared/analyses/inputs.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { Providers } from '../../domain/runs/resolve.ts';
import type { CompanyProfile, Outcome, Source, SourceDocument } from '../../ports/sources.ts';
import type { RunRecord } from '../../store/runs.ts';

export type SourceRequest = {
  readonly analysis: Analysis;
  readonly inputs: Inputs;
  readonly language: RunRecord['language'];
  readonly now: number;
  readonly providers: Providers;
  /** The companies of the inputs and their peers that this source's registers know. */
  readonly companies: readonly CompanyIds[];
};

export type SourceReply = {
  readonly provider: Source;
  readonly outcome: string;
  readonly documents?: readonly SourceDocument[];
  readonly facts?: readonly Fact[];
  readonly profiles?: readonly CompanyProfile[];
};

export const replyOf = <T>(
  provider: Source,
  outcome: Outcome<readonly T[]>,
): { reply: SourceReply; values: readonly T[] } => ({
  reply: { provider, outcome: outcome.is },
  values: outcome.is === 'ok' ? outcome.value : [],
});
