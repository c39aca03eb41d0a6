// The settings that the stage gives the app at start.
import type { Writer } from '#shared/analyses/plan.ts';
import type { Integrations } from '#shared/model/integrations.ts';

export type Config = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The endpoint of the identity provider; absent for the hosted one. */
  readonly userPoolEndpoint?: string;
  readonly region: string;
  readonly stage: string;
  /** Whether emails are shown to super admins instead of being sent. */
  readonly inbox?: boolean;
  readonly salesEmail?: string;
  /** Absent if a model writes. */
  readonly writer?: Writer;
  /** The caller's country as the edge saw it: ISO 3166, two letters. */
  readonly country?: string;
  readonly integrations?: Integrations;
};

let loaded: Promise<Config> | undefined;

const load = async (): Promise<Config> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error('config.json is missing');
  return response.json();
};

export const getConfig = (): Promise<Config> => {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
