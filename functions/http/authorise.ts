// Authorizes a request: membership and resolved ids, then the permission, then how fresh the sign-in is.
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import { type Action, can, needsMfa, refusalOf } from '#shared/policy/policy.ts';
import type { Caller } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import { isIdle } from '../store/sessions.ts';
import type { Input } from './input.ts';
import { auditOf, type RequestContext, targetsOf } from './request-context.ts';
import { type Resolved, resolve } from './resolve.ts';

const allowed = (row: Route, { caller, found }: Resolved): boolean =>
  row.rule === 'public' || row.rule === 'signedIn' || can(caller, row.rule satisfies Action, found.standing);

/** True if the caller must first set up an authenticator app, which is then the only action allowed. */
const lacksMfa = ({ kernel, row }: RequestContext, { member }: Caller): boolean =>
  kernel.requiresMfa && row.service !== 'account' && needsMfa(member.role) && !member.mfa;

/** How long a sign-in counts as fresh: long enough for one task, short enough for an unattended machine. */
const STEP_UP_MS = 10 * 60_000;

const lacksStepUp = ({ kernel, row }: RequestContext, { signedInAt, issuedAt }: Claims): boolean =>
  row.stepUp === true && kernel.ports.clock.now() - (signedInAt ?? issuedAt) > STEP_UP_MS;

/** A sign-in does not reveal whether the membership is missing, deactivated or expired. */
const resolveCaller: typeof resolve = (table, claims, row, input) =>
  resolve(table, claims, row, input).catch((error) => {
    const isMissing = error instanceof AppError && error.code === 'notSignedIn';
    throw isMissing && row.audit === 'signIn' ? new AppError('wrongCredentials') : error;
  });

export const authorise = async (context: RequestContext, input: Input): Promise<Resolved | undefined> => {
  const { claims, row, table } = context;
  if (!claims) return undefined;
  const resolved = await resolveCaller(table, claims, row, input);
  const { seenSession } = resolved.caller;
  if (seenSession && isIdle(seenSession, context.kernel.ports.clock.now())) throw new AppError('notSignedIn');
  if (lacksMfa(context, resolved.caller)) throw new AppError('mfaNeeded');
  if (!allowed(row, resolved)) {
    await table.write(auditOf(context, 'denied', resolved.caller, { targets: targetsOf(context, input) }));
    throw new AppError(row.rule === 'public' || row.rule === 'signedIn' ? 'forbidden' : refusalOf(row.rule));
  }
  if (lacksStepUp(context, claims)) throw new AppError('stepUpNeeded');
  return resolved;
};
