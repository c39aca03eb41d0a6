// Computes a person's role in a workspace from its row and their membership.
import type { WorkspaceStanding } from '#shared/policy/policy.ts';
import type { Edge, WorkspaceRecord } from '../../store/workspaces.ts';

export const standingOf = (
  { access, owner }: Pick<WorkspaceRecord, 'access' | 'owner'>,
  edge: Edge | undefined,
): WorkspaceStanding => ({ access, ownerId: owner.id, memberRole: edge?.role, isShutOut: edge?.isShutOut });
