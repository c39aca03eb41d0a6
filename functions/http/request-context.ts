// Builds the context of one request: its route, its caller, the table restricted to the caller's tenant, its targets
// and audit rows.
import type { RouteName } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Route } from '#shared/contract/route.ts';
import type { AuditAction } from '#shared/model/audit.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { Caller } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Table, Write } from '../ports/table.ts';
import { auditRow } from '../store/audit.ts';
import { tenantGuard } from '../store/guard.ts';
import { PLATFORM } from '../store/keys.ts';
import { nameOf } from '../store/members.ts';
import type { HttpRequest } from './http.ts';
import { idsOf } from './id-references.ts';
import type { Input } from './input.ts';
import type { Kernel } from './kernel.ts';

export type RequestContext = {
  readonly kernel: Kernel;
  readonly name: RouteName;
  readonly row: Route;
  readonly request: HttpRequest;
  readonly language: Language;
  /** The bearer token as received. */
  readonly token: string | undefined;
  /** `undefined` only on public routes. */
  readonly claims: Claims | undefined;
  /** Restricted to the caller's tenant; unrestricted without a caller, for routes that bind a tenant themselves. */
  readonly table: Table;
};

export const languageOf = ({ headers }: Pick<HttpRequest, 'headers'>): Language => {
  const wanted = (headers.language ?? headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? 'ko';
};

const bearerOf = ({ headers }: HttpRequest): string | undefined => {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
};

/** Platform staff can access rows of many tenants; all others only their own, with tenant credentials if available. */
const guarded = ({ ports, tableOf }: Kernel, row: Route, { tenant }: Claims): Table =>
  row.rule === 'platform.manage' && tenant === PLATFORM
    ? tenantGuard(ports.table, tenant, 'organisations')
    : tenantGuard(tableOf?.(tenant) ?? ports.table, tenant);

/** Throws notSignedIn without a valid token if the route requires one, and for an invalid token on any route. */
export const openContext = async (
  received: Pick<RequestContext, 'kernel' | 'name' | 'request' | 'language'>,
): Promise<RequestContext> => {
  const { kernel, name, request } = received;
  const row = await kernel.rowOf(name);
  const token = bearerOf(request);
  const shown = row.rule === 'public' && !row.optionalAuth ? undefined : token;
  const claims = shown ? await kernel.ports.tokens.verify(shown) : undefined;
  if (!claims && (row.rule !== 'public' || shown)) throw new AppError('notSignedIn');
  const table = claims ? guarded(kernel, row, claims) : kernel.ports.table;
  return { ...received, row, token, claims, table };
};

/** The targets of the input: the workspace something is created in, the files of a list, the ids in the path. */
export const targetsOf = ({ row, request }: RequestContext, input: Input): ReadonlySet<string> =>
  new Set([...Object.values(request.params), ...idsOf(row.ids ?? [], input).map(({ id }) => id)]);

type AuditNote = { readonly targets: Iterable<string>; readonly nth?: number; readonly note?: string | undefined };

/** Time and request form the key: each further row of a request (`nth`) is a millisecond later. */
export const auditOf = (
  { kernel, name, request }: RequestContext,
  action: AuditAction,
  { tenant, userId, member }: Caller,
  { targets, nth = 0, note }: AuditNote,
): Write =>
  auditRow({
    tenant,
    userId,
    name: nameOf(member),
    action,
    ...(action === 'denied' ? { route: name } : {}),
    targets: [...targets],
    ...(note ? { note } : {}),
    sourceIp: request.sourceIp,
    requestId: request.requestId,
    now: kernel.ports.clock.now() + nth,
  });
