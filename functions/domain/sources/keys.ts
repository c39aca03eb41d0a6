// Sets, removes, tests and lists the organization's keys for external sources; a key is never shown again.
import {
  SOURCE_INFO,
  SOURCE_PROVIDERS,
  type SourceKey,
  type SourceOutcome,
  type SourceProvider,
} from '#shared/model/source.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import {
  SOURCE_KEY_PREFIX,
  type SourceKeyRecord,
  sourceKeyKey,
  sourceKeys,
  sourceKeysPk,
} from '../../store/source-keys.ts';
import type { Caller } from '../caller.ts';
import { encryptKey } from './encryption.ts';
import { enteredKey, lastFourOf } from './entered-key.ts';

export type SourceSetting = {
  readonly source: SourceProvider;
  readonly kind: string;
  readonly keyFields: readonly string[];
  readonly isSet: boolean;
  /** True if the source returns invented data because no key is set. */
  readonly isSample: boolean;
  readonly lastFour?: string;
  readonly setBy?: { readonly id: string; readonly name: string };
  readonly setAt?: string;
  readonly tested?: { readonly outcome: SourceOutcome; readonly at: string };
};

const now = ({ clock }: { readonly clock: Pick<Clock, 'now'> }): string => new Date(clock.now()).toISOString();

const stored = async (table: Pick<Table, 'query'>, tenant: string): Promise<SourceKeyRecord[]> => {
  const page = await table.query({ pk: sourceKeysPk(tenant), prefix: SOURCE_KEY_PREFIX });
  return page.items.map(sourceKeys.read);
};

type SetPorts = { readonly table: Pick<Table, 'write'>; readonly secrets: Secrets; readonly clock: Pick<Clock, 'now'> };

/** Replaces an earlier key. */
export const setSourceKey = async (
  ports: SetPorts,
  caller: Caller,
  wanted: { readonly source: SourceProvider; readonly key: SourceKey },
): Promise<void> => {
  const { tenant } = caller;
  const { source } = wanted;
  const key = enteredKey(source, wanted.key);
  const sealed = await encryptKey(ports.secrets, { tenant, source }, key);
  const setBy = { id: caller.userId, name: nameOf(caller.member) };
  const record = { source, ...sealed, lastFour: lastFourOf(source, key), setBy, setAt: now(ports) };
  await ports.table.write({ put: sourceKeys.row(tenant, record) });
};

export const removeSourceKey = async (
  { table }: { readonly table: Pick<Table, 'write'> },
  { tenant }: Caller,
  source: SourceProvider,
): Promise<void> => table.write({ remove: sourceKeyKey(tenant, source) });

type ListPorts = { readonly table: Pick<Table, 'query'>; readonly sources: Pick<Sources, 'of'> };

/** Lists every provider, set up or not. */
export const listSources = async ({ table, sources }: ListPorts, { tenant }: Caller): Promise<SourceSetting[]> => {
  const [records, made] = await Promise.all([stored(table, tenant), sources.of(tenant)]);
  const known = new Map(records.map((record) => [record.source, record]));
  return SOURCE_PROVIDERS.map((source) => {
    const { kind, keyFields } = SOURCE_INFO[source];
    const base = { source, kind, keyFields, isSample: made[source].isSample };
    const record = known.get(source);
    if (!record) return { ...base, isSet: false };
    const { lastFour, setBy, setAt, tested } = record;
    return { ...base, isSet: true, lastFour, setBy, setAt, ...(tested ? { tested } : {}) };
  });
};

type TestPorts = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly sources: Sources;
  readonly clock: Pick<Clock, 'now'>;
};

/** Tests a key before it is stored, or the stored key and records the outcome. */
export const testSourceKey = async (
  ports: TestPorts,
  { tenant }: Caller,
  { source, key }: { readonly source: SourceProvider; readonly key?: SourceKey | undefined },
): Promise<SourceOutcome> => {
  if (key) return (await (await ports.sources.trial(source, enteredKey(source, key))).test()).is;
  const outcome = (await (await ports.sources.of(tenant))[source].test()).is;
  const [item] = await ports.table.getMany([sourceKeyKey(tenant, source)]);
  if (!item) return outcome;
  const { version, ...record } = sourceKeys.read(item);
  const tested = { outcome, at: now(ports) };
  await ports.table.write({ put: sourceKeys.row(tenant, { ...record, tested }, version), if: { version } });
  return outcome;
};
