// Invites a person by email, to the organization and optionally to a workspace. Idempotent.
import { type Language, STATUS } from '#shared/model/enums.ts';
import type { Invited } from '#shared/model/people.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { type InvitationRecord, invitationKey, invitations } from '../../store/invitations.ts';
import { INVITATION_SK } from '../../store/keys.ts';
import { MEMBER_SK, type MemberRecord, members, peoplePk } from '../../store/members.ts';
import { edgeKey, edges, workspaceKey } from '../../store/workspaces.ts';
import { invitationIdOf, isOpen, type Made, makeInvitation, renewInvitation } from './invitation.ts';
import { sendInvitation } from './send-invitation.ts';

type Ports = { readonly table: Pick<Table, 'getMany' | 'query' | 'write'>; readonly mail: Mail; readonly clock: Clock };

export type Inviter = {
  readonly tenant: string;
  readonly by: { readonly id: string; readonly name: string };
  /** The organization's name, for the email. */
  readonly organisation: string;
  readonly app: string;
  readonly language: Language;
};

export type Guest = {
  /** In lower case. */
  readonly email: string;
  /** The role in the organization. */
  readonly role: InvitationRecord['role'];
  /** A workspace to join on acceptance, and the role in it. */
  readonly workspace?: { readonly id: string; readonly role: InvitationRecord['role'] } | undefined;
  /** The person asked to join: the email is sent again even if an invitation is open. */
  readonly isOwnRequest?: boolean | undefined;
  /** An outsider invited by a member who may not invite to the organization. */
  readonly awaitsApproval?: boolean | undefined;
  /** An outsider, while the organization does not allow outsiders. */
  readonly isRefused?: boolean | undefined;
};

export type InviteOutcome = {
  readonly outcome: Invited['emails'][number]['outcome'];
  /** An existing member: the outcome is `already` if active, `refused` if not. */
  readonly member?: MemberRecord;
  readonly invitation?: InvitationRecord;
};

type There = {
  readonly member?: MemberRecord | undefined;
  readonly invitation?: InvitationRecord | undefined;
  readonly hasEdge: boolean;
};

/** Finds who has an address in the tenant; reads the row directly, because the list may be stale. */
const lookUp = async (table: Ports['table'], tenant: string, { email, workspace }: Guest): Promise<There> => {
  const id = invitationIdOf(tenant, email);
  const [{ items }, [row, edge]] = await Promise.all([
    table.query({ index: 'gsi1', pk: peoplePk(tenant), prefix: `${email}#` }),
    table.getMany([invitationKey(tenant, id), ...(workspace ? [edgeKey(tenant, id, workspace.id)] : [])]),
  ]);
  const member = items.find((item) => item.sk === MEMBER_SK);
  const invitation = row ?? items.find((item) => item.sk === INVITATION_SK);
  return {
    member: member && members.read(member),
    invitation: invitation && invitations.read(invitation),
    hasEdge: edge !== undefined,
  };
};

const edgeOf = ({ tenant }: Inviter, { email, workspace }: Guest, id: string): Write[] =>
  workspace
    ? [
        {
          put: edges.row(tenant, { projectId: workspace.id, userId: id, role: workspace.role, name: '', email }),
          about: email,
        },
        { check: workspaceKey(tenant, workspace.id), if: 'present' },
      ]
    : [];

/** Returns a fresh secret for a new invitation, an expired link, or a person who asked to join. */
const freshFor = (
  inviter: Inviter,
  guest: Guest,
  before: InvitationRecord | undefined,
  now: number,
): Made | undefined => {
  const { tenant, by, language } = inviter;
  if (!before)
    return makeInvitation({
      ...guest,
      isForWorkspace: guest.workspace !== undefined,
      tenant,
      invitedBy: by,
      language,
      now,
    });
  if (guest.isOwnRequest) return renewInvitation(tenant, before, { now });
  const { awaitsApproval } = guest;
  const isApproved = before.awaitsApproval === true && !awaitsApproval;
  if (isOpen(before, now) && !isApproved) return undefined;
  return renewInvitation(tenant, before, { role: guest.role, invitedBy: by, now, awaitsApproval });
};

const writesOf = (inviter: Inviter, guest: Guest, there: There, fresh: Made | undefined): Write[] => {
  const before = there.invitation;
  const id = fresh?.record.id ?? before?.id ?? '';
  const edge = there.hasEdge ? [] : edgeOf(inviter, guest, id);
  const was = before && ({ version: before.version } as const);
  // For invitations to the organization the request names all addresses at once.
  const about = guest.workspace && guest.email;
  if (fresh) return [{ put: fresh.row, if: was ?? 'absent', about }, ...edge];
  // An invitation accepted at this moment takes its workspaces along, so it must be unchanged.
  return edge.length > 0 && was ? [...edge, { check: invitationKey(inviter.tenant, id), if: was }] : [];
};

const attempt = async (ports: Ports, inviter: Inviter, { isRefused, ...guest }: Guest): Promise<InviteOutcome> => {
  const there = await lookUp(ports.table, inviter.tenant, guest);
  const { member, invitation } = there;
  if (member) return { outcome: member.status === STATUS.active ? 'already' : 'refused', member };
  if (isRefused && !invitation) return { outcome: 'notForPartners' };
  const fresh = freshFor(inviter, guest, invitation, ports.clock.now());
  const writes = writesOf(inviter, guest, there, fresh);
  const now = fresh?.record ?? invitation;
  const known = now ? { invitation: now } : {};
  const waits = now?.awaitsApproval === true;
  if (writes.length === 0) return { outcome: waits ? 'awaiting' : 'already', ...known };
  await ports.table.write(...writes);
  if (waits) return { outcome: 'awaiting', ...known };
  if (!fresh) return { outcome: 'invited', ...known };
  const kind = guest.workspace ? 'workspaceInvitation' : 'invitation';
  await sendInvitation(ports, fresh, { ...inviter, kind });
  return { outcome: 'invited', invitation: fresh.record };
};

const MAX_ATTEMPTS = 5;

/**
 * `already` and `refused` return the existing member. An open invitation takes another workspace without another email,
 * because its link stays valid.
 */
export const invite = async (ports: Ports, inviter: Inviter, guest: Guest): Promise<InviteOutcome> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(ports, inviter, guest);
    } catch (error) {
      if (!(error instanceof WriteConflict) || tries === MAX_ATTEMPTS) throw error;
    }
  }
};
