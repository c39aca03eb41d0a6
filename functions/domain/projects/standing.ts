// Computes a person's role in a workspace from its row and their membership.
import type { ProjectStanding } from '#shared/policy/policy.ts';
import type { Edge, ProjectRecord } from '../../store/projects.ts';

export const standingOf = (
  { access, owner }: Pick<ProjectRecord, 'access' | 'owner'>,
  edge: Edge | undefined,
): ProjectStanding => ({ access, ownerId: owner.id, memberRole: edge?.role, isShutOut: edge?.isShutOut });
