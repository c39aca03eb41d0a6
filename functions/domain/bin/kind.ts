// Defines what each kind in the bin implements: who may delete it, and how it is restored and erased.
import { AppError } from '#shared/contract/errors.ts';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { type Action, can, type WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import type { BinRecord } from '../../store/bin.ts';
import type { Caller } from '../caller.ts';

export type BinPorts = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

type Standing = WorkspaceStanding | undefined;

/** True for the person who made it and for managers of its workspace, if they may do the action there. */
export const isMakerOrManager = (
  caller: Caller,
  action: Action,
  { createdBy }: { readonly createdBy: { readonly id: string } },
  standing: Standing,
): boolean =>
  can(caller, action, standing) && (createdBy.id === caller.userId || can(caller, 'project.manage', standing));

type Thing = { readonly id: string; readonly name: string };

/** An entity and the bin row that holds it. */
type InBin<T> = { readonly thing: T; readonly row: BinRecord };

type Spec<T extends Thing> = {
  readonly entity: Exclude<BinEntry['entity'], 'file' | 'folder'>;
  /** Returns the entity of this kind that a bin row holds. */
  readonly of: (row: BinRecord) => T | undefined;
  readonly isReadable: (caller: Caller, thing: T, standing: Standing) => boolean;
  readonly isDeletable: (caller: Caller, thing: T, standing: Standing) => boolean;
  readonly restore: (ports: BinPorts, caller: Caller, entry: InBin<T>) => Promise<void>;
  readonly erase: (ports: BinPorts, tenant: string, entry: InBin<T>) => Promise<void>;
};

export type BinKind = {
  readonly entity: Spec<Thing>['entity'];
  readonly of: (row: BinRecord) => Thing | undefined;
  readonly isReadable: (caller: Caller, row: BinRecord, standing: Standing) => boolean;
  readonly isDeletable: (caller: Caller, row: BinRecord, standing: Standing) => boolean;
  readonly restore: (ports: BinPorts, caller: Caller, row: BinRecord) => Promise<void>;
  readonly erase: (ports: BinPorts, tenant: string, row: BinRecord) => Promise<void>;
};

export const binKind = <T extends Thing>({ entity, of, ...spec }: Spec<T>): BinKind => {
  const thingIn = (row: BinRecord): T => {
    const thing = of(row);
    if (!thing) throw new AppError('notFound');
    return thing;
  };
  return {
    entity,
    of,
    isReadable: (caller, row, standing) => spec.isReadable(caller, thingIn(row), standing),
    isDeletable: (caller, row, standing) => spec.isDeletable(caller, thingIn(row), standing),
    restore: (ports, caller, row) => spec.restore(ports, caller, { thing: thingIn(row), row }),
    erase: (ports, tenant, row) => spec.erase(ports, tenant, { thing: thingIn(row), row }),
  };
};
