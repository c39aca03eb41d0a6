// Converts a connection's row to the client's view: no token, and nothing of the drive beyond what was copied to the
// workspace.
import type { DriveRow } from '#shared/model/drive.ts';
import { can } from '#shared/policy/policy.ts';
import type { DriveRecord } from '../../store/drives.ts';
import type { Caller, ResolvedEntities } from '../caller.ts';

export const isMine = ({ userId }: Pick<Caller, 'userId'>, { connectedBy }: DriveRecord): boolean =>
  connectedBy.id === userId;

/** True for the owner of the drive and managers of the workspace. */
export const mayDisconnect = (
  caller: Caller,
  { standing }: Pick<ResolvedEntities, 'standing'>,
  row: DriveRecord,
): boolean => isMine(caller, row) || can(caller, 'project.manage', standing);

export const driveView = (caller: Caller, found: Pick<ResolvedEntities, 'standing'>, row: DriveRecord): DriveRow => {
  const { version, token, attempt, begunAt, due, taking, leaving, problems, ...shown } = row;
  return {
    ...shown,
    problems: [...problems],
    ...(due && row.state === 'idle' ? { nextSyncAt: due } : {}),
    isMine: isMine(caller, row),
    mayDisconnect: mayDisconnect(caller, found, row),
  };
};
