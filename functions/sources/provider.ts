// Defines what a provider's folder exports to the registry: how to create its source, with a key or with samples.
import type { SourceKey, SourceProvider } from '#shared/model/source.ts';
import type { Clock } from '../ports/clock.ts';
import type { Source } from '../ports/sources.ts';
import type { WebFetch } from '../ports/web-fetch.ts';

/** The provider's addresses; the sample server has the same paths under other addresses. */
export type Setup<B extends string = string> = {
  readonly web: WebFetch;
  readonly clock: Pick<Clock, 'now'>;
  readonly key: SourceKey;
  readonly bases: Readonly<Record<B, string>>;
  readonly isSample: boolean;
};

export type Provider<B extends string = string> = {
  readonly name: SourceProvider;
  readonly bases: Readonly<Record<B, string>>;
  make(setup: Setup<B>): Source;
};

/** Lets the compiler infer the names of the bases. */
export const provider = <B extends string>(own: Provider<B>): Provider<B> => own;

export const nowIso = ({ clock }: Pick<Setup, 'clock'>): string => new Date(clock.now()).toISOString();
