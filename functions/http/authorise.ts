// Who is calling and whether they may: the token, then membership and what the ids name, then the permission.
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import type { AuditAction } from '#shared/model/audit.ts';
import { type Action, can, needsMfa, refusalOf } from '#shared/policy/policy.ts';
import type { Caller } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';
import { auditRow } from '../store/audit.ts';
import { tenantGuard } from '../store/guard.ts';
import { PLATFORM } from '../store/keys.ts';
import { nameOf } from '../store/members.ts';
import type { HttpRequest } from './http.ts';
import type { Input } from './input.ts';
import type { Run } from './kernel.ts';
import { idsOf } from './named-ids.ts';
import { type Resolved, resolve } from './resolve.ts';

export const bearerOf = (request: HttpRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};

export const claimsOf = async (ports: Ports, row: Route, request: HttpRequest): Promise<Claims | undefined> => {
  const token = row.rule === 'public' && !row.knowsCaller ? undefined : bearerOf(request);
  const claims = token ? await ports.tokens.verify(token) : undefined;
  if (!claims && (row.rule !== 'public' || token)) throw new AppError('notSignedIn');
  return claims;
};

const allowed = (row: Route, { caller, found }: Resolved): boolean =>
  row.rule === 'public' || row.rule === 'signedIn' || can(caller, row.rule satisfies Action, found.standing);

/** Whoever must set up an authenticator app first can do that, and nothing else. */
const lacksMfa = ({ kernel, row }: Pick<Run, 'kernel' | 'row'>, { member }: Caller): boolean =>
  kernel.demandsMfa && row.service !== 'account' && needsMfa(member.role) && !member.mfa;

/** How long a sign-in counts as fresh: long enough for one errand, short enough for a machine that was left open. */
const STEP_UP_MS = 10 * 60_000;

const lacksStepUp = ({ kernel, row }: Pick<Run, 'kernel' | 'row'>, { signedInAt, issuedAt }: Claims): boolean =>
  row.stepUp === true && kernel.ports.clock.now() - (signedInAt ?? issuedAt) > STEP_UP_MS;

export const guarded = ({ kernel, row }: Pick<Run, 'kernel' | 'row'>, claims: Claims) =>
  tenantGuard(
    kernel.ports.table,
    claims.tenant,
    row.rule === 'platform.manage' && claims.tenant === PLATFORM ? 'organisations' : 'own',
  );

/** What the input names: the workspace that something is made in, the files of a list, whatever stands in the address. */
export const targetsOf = ({ row, request }: Run, input: Input): ReadonlySet<string> =>
  new Set([...Object.values(request.params), ...idsOf(row.ids ?? [], input).map(({ id }) => id)]);

export const auditOf = (
  run: Run,
  action: AuditAction,
  { tenant, userId, member }: Caller,
  targets: Iterable<string>,
  { nth = 0, note }: { readonly nth?: number; readonly note?: string | undefined } = {},
) =>
  auditRow({
    tenant,
    userId,
    name: nameOf(member),
    action,
    ...(action === 'denied' ? { route: run.name } : {}),
    targets: [...targets],
    ...(note ? { note } : {}),
    sourceIp: run.request.sourceIp,
    requestId: run.request.requestId,
    // Time and request are its key: each further row of a request stands a little later.
    now: run.kernel.ports.clock.now() + nth,
  });

/** Whoever signs in is not told whether it is the membership that is missing, switched off or of another time. */
const resolveCaller: typeof resolve = (table, claims, row, input) =>
  resolve(table, claims, row, input).catch((error) => {
    const isMissing = error instanceof AppError && error.code === 'notSignedIn';
    throw isMissing && row.audit === 'signIn' ? new AppError('wrongCredentials') : error;
  });

export const authorise = async (run: Run, input: Input): Promise<Resolved | undefined> => {
  const { claims, row } = run;
  if (!claims) return undefined;
  const table = guarded(run, claims);
  const resolved = await resolveCaller(table, claims, row, input);
  if (lacksMfa(run, resolved.caller)) throw new AppError('mfaNeeded');
  if (!allowed(row, resolved)) {
    await table.write(auditOf(run, 'denied', resolved.caller, targetsOf(run, input)));
    throw new AppError(row.rule === 'public' || row.rule === 'signedIn' ? 'forbidden' : refusalOf(row.rule));
  }
  if (lacksStepUp(run, claims)) throw new AppError('stepUpNeeded');
  return resolved;
};
