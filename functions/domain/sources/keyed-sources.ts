// Creates the sources of an organization: with its own keys, else the stage's, else samples if the stage has them.
import { forEachSource, type SourceKey, type SourceProvider } from '#shared/model/source.ts';
import type { Clock } from '../../ports/clock.ts';
import { KeyUnusable, type Secrets } from '../../ports/secrets.ts';
import type { Source, Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import type { WebFetch } from '../../ports/web-fetch.ts';
import { UNAUTHORISED } from '../../sources/outcome.ts';
import { closed, PROVIDERS } from '../../sources/registry.ts';
import { SOURCE_KEY_PREFIX, sourceKeys, sourceKeysPk } from '../../store/source-keys.ts';
import { decryptKey } from './encryption.ts';

type Samples = {
  /** The address of the sample server: `http://localhost:4000/local/sources`. */
  readonly base: () => string;
  /** Reaches only the sample server, without a network. */
  readonly web: WebFetch;
};

type Options = {
  readonly table: Pick<Table, 'query'>;
  readonly secrets: Pick<Secrets, 'openDataKey'>;
  readonly web: WebFetch;
  readonly clock: Pick<Clock, 'now'>;
  /** Keys of the stage, for organizations without their own. */
  readonly stageKeys?: Readonly<Partial<Record<SourceProvider, SourceKey>>>;
  readonly samples?: Samples;
};

type OwnKey = SourceKey | 'unusable';

const ownKeys = async ({ table, secrets }: Options, tenant: string): Promise<ReadonlyMap<SourceProvider, OwnKey>> => {
  const page = await table.query({ pk: sourceKeysPk(tenant), prefix: SOURCE_KEY_PREFIX });
  const opened = page.items.map(sourceKeys.read).map(async (record): Promise<[SourceProvider, OwnKey]> => {
    const key = await decryptKey(secrets, { tenant, source: record.source }, record).catch(unusable);
    return [record.source, key];
  });
  return new Map(await Promise.all(opened));
};
const unusable = (error: unknown): OwnKey => {
  if (error instanceof KeyUnusable) return 'unusable';
  throw error;
};

/** Company sites are always fetched live; sample sites use names that nobody else can have. */
const isAlwaysLive = (name: SourceProvider): boolean => name === 'homepage';

const make = (options: Options, name: SourceProvider, own: OwnKey | undefined): Source => {
  // An organization that has set a key never gets samples for that source.
  if (own === 'unusable') return closed(name, UNAUTHORISED);
  const { web, clock, samples } = options;
  const key = own ?? options.stageKeys?.[name];
  if (key || !samples || isAlwaysLive(name)) return PROVIDERS[name]({ web, clock, key });
  return PROVIDERS[name]({ web: samples.web, clock, sampleBase: `${samples.base()}/${name}` });
};

export const keyedSources = (options: Options): Sources => ({
  of: async (tenant) => {
    const keys = await ownKeys(options, tenant);
    return forEachSource((name) => make(options, name, keys.get(name)));
  },
  trial: async (name, key) => make(options, name, key),
});
