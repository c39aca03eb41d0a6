// Adds members to a workspace: one membership each, even when two requests add the same person.
import { AppError } from '#shared/contract/errors.ts';
import type { Role } from '#shared/model/enums.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { type MemberRecord, memberKey, nameOf } from '../../store/members.ts';
import { edges, workspaceKey } from '../../store/workspaces.ts';
import { membershipId } from '../ids.ts';

export type Placed = { readonly member: MemberRecord; readonly role: Role };
export type PlaceOutcome = 'added' | 'already' | 'refused';
type In = { readonly tenant: string; readonly projectId: string };

/** One transaction holds two writes per member and the shared ones. */
const AT_ONCE = 40;

const writesOf = ({ tenant, projectId }: In, all: readonly Placed[]): Write[] => [
  { check: workspaceKey(tenant, projectId), if: 'present' },
  ...all.flatMap(({ member, role }): Write[] => {
    const { userId, email } = member;
    const edge = edges.row(tenant, { projectId, userId, role, name: nameOf(member), email });
    return [
      { put: edge, if: 'absent', about: membershipId(projectId, userId) },
      { check: memberKey(tenant, userId), if: 'present' },
    ];
  }),
];

/** Maps a failed condition to its meaning: already a member of the workspace, or no longer of the organization. */
const refusalAt = (at: number, all: readonly Placed[]) => {
  const found = all[Math.floor((at - 1) / 2)];
  if (at === 0 || !found) throw new AppError('notFound');
  return { found, outcome: at % 2 === 1 ? ('already' as const) : ('refused' as const) };
};

const giveSome = async (table: Pick<Table, 'write'>, place: In, all: readonly Placed[]) => {
  const outcomes = new Map<string, PlaceOutcome>();
  let left = all;
  while (left.length > 0)
    try {
      await table.write(...writesOf(place, left));
      for (const { member } of left) outcomes.set(member.userId, 'added');
      return outcomes;
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      const { found, outcome } = refusalAt(error.at, left);
      outcomes.set(found.member.userId, outcome);
      left = left.filter((other) => other !== found);
    }
  return outcomes;
};

/** Returns outcomes by user id. Throws notFound if the workspace no longer exists. */
export const givePlaces = async (
  table: Pick<Table, 'write'>,
  place: In,
  all: readonly Placed[],
): Promise<ReadonlyMap<string, PlaceOutcome>> => {
  const outcomes = new Map<string, PlaceOutcome>();
  for (let from = 0; from < all.length; from += AT_ONCE)
    for (const [userId, outcome] of await giveSome(table, place, all.slice(from, from + AT_ONCE)))
      outcomes.set(userId, outcome);
  return outcomes;
};
