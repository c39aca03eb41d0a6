// The permissions of a service: the union of its rows' capabilities, and those of the HTTP layer.
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import type { Capability, Route, Service } from '#shared/contract/route.ts';
import type { GrantName } from './grants.ts';

export const rowsOf = (service: Service): readonly Route[] =>
  ROUTE_NAMES.map((name): Route => contract[name]).filter((row) => row.service === service);

/** The kernel reads the caller's membership, and writes audit rows, refusals and idempotency keys. */
const kernelNeeds = ({ rule, audit, idempotent }: Route): readonly Capability[] => [
  ...(rule === 'public' ? [] : (['table.read'] as const)),
  ...(audit || idempotent || (rule !== 'public' && rule !== 'signedIn') ? (['table.write'] as const) : []),
];

/**
 * Capabilities that need no grant: they use the function's bundle, its environment, or the table, which has a grant of
 * its own.
 */
const OWN: readonly Capability[] = ['workbooks.open', 'documents.write', 'mail.read', 'model.name'];

export const namesModel = (service: Service): boolean =>
  rowsOf(service).some(({ uses }) => uses.includes('model.name'));

export const capabilitiesOf = (service: Service): readonly Capability[] =>
  [...new Set(rowsOf(service).flatMap((row) => [...row.uses, ...kernelNeeds(row)]))].filter(
    (capability) => !OWN.includes(capability),
  );

/** Public routes run before the tenant is known, and the platform's staff access rows of many tenants. */
const reachesMany = ({ rule }: Route): boolean => rule === 'public' || rule === 'platform.manage';

const WHOLE_TABLE: readonly GrantName[] = ['table.read', 'table.write'];

/** The role of the tenant accesses the caller's rows; only services that need more get the whole table. */
export const grantsOf = (service: Service): readonly GrantName[] => {
  const capabilities: readonly GrantName[] = capabilitiesOf(service);
  const isWhole = rowsOf(service).some(reachesMany);
  return ['table.tenant', ...capabilities.filter((name) => isWhole || !WHOLE_TABLE.includes(name))];
};

/** Whether the function streams its replies; a function does so for all of its rows or for none. */
export const streams = (service: Service): boolean => rowsOf(service).some((row) => row.events !== undefined);
