// Adds people to a workspace by email: members get access and an email, unknown addresses an invitation.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS, ROLES, type Role } from '#shared/model/enums.ts';
import type { Invited } from '#shared/model/people.ts';
import { can, roleIn } from '#shared/policy/policy.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Table } from '../../ports/table.ts';
import { type MemberRecord, nameOf } from '../../store/members.ts';
import { edges, workspacePeoplePk } from '../../store/workspaces.ts';
import type { Caller } from '../caller.ts';
import { type Guest, type InviteOutcome, type Inviter, invite } from '../invitations/invite.ts';
import { isOutside, refusesOutsider } from '../invitations/outsiders.ts';
import { openToAll } from '../workspaces/change.ts';
import type { Adding } from './adding.ts';
import { givePlaces, type Placed } from './places.ts';
import { isAbove, lower } from './ranks.ts';
import { tellAdded } from './tell-added.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly mail: Mail;
  readonly clock: Clock;
};

type Wanted = Parsed<'people.addMembers', 'body'>;

const INVITED_AT_ONCE = 10;

const awaitsApproval = ({ organisation, ...caller }: Caller, email: string): boolean =>
  organisation.approvesOutsiders === true && !can(caller, 'staff.write') && isOutside(organisation, email);

/** A person added to a workspace joins the organization as a member or guest, never above the role of the inviter. */
const guestOf = ({ caller, workspace }: Adding, email: string, role: Role | undefined): Guest => {
  const inOrganisation = lower(lower(role ?? ROLES.member, ROLES.member), caller.role);
  return {
    email,
    role: inOrganisation,
    workspace: { id: workspace.id, role: role ?? inOrganisation },
    awaitsApproval: awaitsApproval(caller, email),
    isRefused: refusesOutsider(caller.organisation, email),
  };
};

/**
 * Defaults to the member's own role, never above the caller's; a member above the caller cannot be given a lower role.
 */
const roleFor = ({ caller, standing }: Adding, member: MemberRecord, role: Role | undefined): Role => {
  const own = lower(member.role, roleIn(caller, standing));
  return isAbove(member.role, caller, standing) ? own : (role ?? own);
};

type Answered = InviteOutcome & { readonly email: string };

const inviteAll = async (ports: Ports, adding: Adding, { emails, role }: Wanted): Promise<Answered[]> => {
  const { tenant, userId, member, organisation } = adding.caller;
  const by = { id: userId, name: nameOf(member) };
  const inviter: Inviter = {
    tenant,
    by,
    organisation: organisation.name,
    app: adding.app,
    language: adding.language,
  };
  const ask = async (email: string) => ({ email, ...(await invite(ports, inviter, guestOf(adding, email, role))) });
  const invitations: Answered[] = [];
  for (let from = 0; from < emails.length; from += INVITED_AT_ONCE)
    invitations.push(...(await Promise.all(emails.slice(from, from + INVITED_AT_ONCE).map(ask))));
  return invitations;
};

const readPlaces = async (table: Ports['table'], { caller, workspace }: Adding): Promise<ReadonlySet<string>> => {
  const { items } = await table.query({ index: 'gsi1', pk: workspacePeoplePk(caller.tenant, workspace.id) });
  return new Set(items.map((item) => edges.read(item).userId));
};

const placeMembers = async (ports: Ports, adding: Adding, wanted: readonly Placed[]) => {
  const { caller, workspace } = adding;
  const outcomes = await givePlaces(ports.table, { tenant: caller.tenant, projectId: workspace.id }, wanted);
  const added = wanted.filter(({ member }) => outcomes.get(member.userId) === 'added');
  await tellAdded(
    ports,
    adding,
    added.map(({ member }) => member),
  );
  return outcomes;
};

/** Idempotent. Throws badInput for a personal workspace, which nobody else can see. */
export const addPeople = async (ports: Ports, adding: Adding, wanted: Wanted): Promise<Invited> => {
  const { caller, workspace } = adding;
  if (wanted.isForAllMembers && workspace.access !== ACCESS.all) await openToAll(ports, caller.tenant, workspace);
  else if (workspace.access === ACCESS.personal) throw new AppError('badInput', { field: 'projectId' });
  const [invitations, there] = await Promise.all([inviteAll(ports, adding, wanted), readPlaces(ports.table, adding)]);
  const toPlace = invitations.flatMap(({ outcome, member }) =>
    member && outcome === 'already' && !there.has(member.userId)
      ? [{ member, role: roleFor(adding, member, wanted.role) }]
      : [],
  );
  const placed = await placeMembers(ports, adding, toPlace);
  return {
    emails: invitations.map(({ email, outcome, member }) => ({
      email,
      outcome: (member && placed.get(member.userId)) ?? outcome,
    })),
    project: { id: workspace.id, name: workspace.name },
  };
};
