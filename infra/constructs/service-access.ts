// The permissions of a service: the union of its rows' capabilities, and what the HTTP layer itself needs.
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

/** There is nothing to be allowed: it is in the function's own bundle or environment, or in the table, which is a capability of its own. */
const OWN: readonly Capability[] = ['workbooks.open', 'documents.write', 'mail.read', 'model.name'];

export const namesModel = (service: Service): boolean =>
  rowsOf(service).some(({ uses }) => uses.includes('model.name'));

export const capabilitiesOf = (service: Service): readonly Capability[] =>
  [...new Set(rowsOf(service).flatMap((row) => [...row.uses, ...kernelNeeds(row)]))].filter(
    (capability) => !OWN.includes(capability),
  );

/** Before somebody is signed in no tenant is known, and the platform's staff reach rows of many. */
const reachesMany = ({ rule }: Route): boolean => rule === 'public' || rule === 'platform.manage';

const WHOLE_TABLE: readonly GrantName[] = ['table.read', 'table.write'];

/** Callers' rows are read and written by the role of their tenant; the whole table is for services that need it besides. */
export const grantsOf = (service: Service): readonly GrantName[] => {
  const capabilities: readonly GrantName[] = capabilitiesOf(service);
  const isWhole = rowsOf(service).some(reachesMany);
  return ['table.tenant', ...capabilities.filter((name) => isWhole || !WHOLE_TABLE.includes(name))];
};

/** A function answers either in one piece or as a stream, for all of its rows. */
export const streams = (service: Service): boolean => rowsOf(service).some((row) => row.events !== undefined);
