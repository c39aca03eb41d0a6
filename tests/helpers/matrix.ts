// The authorization matrix, generated from the contract: every row x every kind of caller x every kind of workspace.
import { contract, type RouteName } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import { ACCESS, type Access, ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import type { IdKind } from '#shared/model/ids.ts';
import { idsOf, VALID } from '../api/inputs.ts';
import { copiesOf } from './copies-of.ts';
import { countOf } from './properties.ts';
import { addPerson, populated } from './tenants.ts';
import { edgeOf, thingsOf, tokenOf, workspaceIdOf } from './test-ids.ts';
import { ask, type TestKernel } from './test-kernel.ts';

/** A kind besides the six roles: 7 is a team member whose custom role has AuditLogView and StaffView. */
const CUSTOM = 7;
type Kind = Role | typeof CUSTOM;

/** The decisions of the design, written a second time by hand: the roles that may call a row with each rule. */
export const ALLOWED: Readonly<Record<string, readonly Kind[]>> = {
  signedIn: [1, 2, 3, 4, 5, 6, 7],
  'project.list': [2, 3, 4, 5, 6, 7],
  'project.create': [2, 3, 4, 7],
  'project.read': [2, 3, 4, 5, 6, 7],
  'project.manage': [2, 3, 6],
  'folder.write': [2, 3, 4, 6, 7],
  'people.read': [2, 3, 4, 6],
  'people.write': [2, 3, 6],
  'staff.read': [1, 2, 3, 6, 7],
  'staff.write': [2],
  'role.read': [2, 3, 6, 7],
  'role.write': [2],
  'tag.read': [2, 3, 4, 5, 6, 7],
  'tag.write': [2],
  'audit.read': [1, 2, 3, 6, 7],
  'credits.read': [2],
  'platform.manage': [1],
  'file.read': [2, 3, 4, 5, 6, 7],
  'file.write': [2, 3, 4, 6, 7],
  'search.read': [2, 3, 4, 5, 6],
  'search.ask': [2, 3, 4, 6],
  'quality.measure': [2, 3, 6],
  'checklist.read': [2, 3, 4, 6],
  'checklist.reply': [2, 3, 4, 5, 6, 7],
  'checklist.write': [2, 3, 4, 6],
  export: [2, 3, 4, 6],
};
/** Rows that allow less than their rule because of the object, here a folder of the owner. */
export const NARROWER: Partial<Record<RouteName, readonly Kind[]>> = {
  'projects.updateFolder': [2, 3, 6],
  'projects.deleteFolder': [2, 3, 6],
  // The run, the checklist and the question belong to the owner.
  'research.delete': [2, 3, 6],
  'runs.delete': [2, 3, 6],
  'runs.deleteComment': [2, 3, 6],
  'checklists.delete': [2, 3, 6],
  // Only the addressee may reply, and no caller here is one.
  'checklists.reply': [],
  // Only the owner of a drive may open it, and no caller here is one.
  'drives.reconnect': [],
  'drives.folders': [],
  'drives.choose': [],
  'drives.disconnect': [2, 3, 6],
};
const KINDS: readonly Kind[] = [...Object.values(ROLES), CUSTOM];
const seesLimited: readonly Kind[] = [ROLES.owner, ROLES.admin, ROLES.adminNotCreator];
/** Also written a second time by hand: an id kind that the guard omits must fail here. */
const OF_A_WORKSPACE: readonly IdKind[] = [
  'workspace',
  'file',
  'upload',
  'folder',
  'question',
  'answer',
  'run',
  'earlierRun',
  'share',
  'drive',
  'checklist',
  'membership',
];

const STATES = ['active', 'deactivated', 'deleted'] as const;

type Cell = {
  readonly role: Kind;
  readonly state: (typeof STATES)[number];
  /** The tenant of the object; the caller's if no object is named. */
  readonly tenant: 'alpha' | 'beta';
  readonly access: Access;
  readonly isMember: boolean;
};

const kindsOf = (row: Route) => (row.ids ?? []).map(({ kind }) => kind);
const isBound = (row: Route) => kindsOf(row).some((kind) => OF_A_WORKSPACE.includes(kind));
/** Whether the call names an object. Rows with only optional ids name none in their valid input. */
const names = (name: RouteName, row: Route) =>
  kindsOf(row).length > 0 && name !== 'projects.create' && !kindsOf(row).includes('organisation');

/** The original contract, whatever a test has changed. */
const DECIDED: ReadonlyMap<string, Route> = new Map(Object.entries(contract));
const decided = (name: RouteName): Route => DECIDED.get(name) ?? contract[name];

const expected = (name: RouteName, row: Route, { role, state, tenant, access, isMember }: Cell): number | 'ok' => {
  if (state !== 'active') return 401;
  if (names(name, row) && (tenant === 'beta' || role === ROLES.superAdmin)) return 404;
  const visible = access === ACCESS.all || (access === ACCESS.limited && (isMember || seesLimited.includes(role)));
  if (isBound(row) && !visible) return 404;
  return (NARROWER[name] ?? ALLOWED[row.rule])?.includes(role) ? 'ok' : 403;
};

const allCells = (row: Route): Cell[] =>
  KINDS.flatMap((role) =>
    STATES.flatMap((state) =>
      (['alpha', 'beta'] as const).flatMap((tenant) =>
        (isBound(row) ? Object.values(ACCESS) : [ACCESS.all]).flatMap((access) =>
          (isBound(row) ? [false, true] : [false]).map((isMember) => ({ role, state, tenant, access, isMember })),
        ),
      ),
    ),
  );

/** Callers whom no rule lets in: their state or their tenant alone decides. */
const isRefused = (name: RouteName, row: Route, { state, tenant }: Cell): boolean =>
  state !== 'active' || (tenant === 'beta' && names(name, row));

const ROUTES = Object.keys(contract);
/** The cells of a row. Callers who are always refused have one cell per role and state; the full run has all cells. */
const cells = (name: RouteName, row: Route): Cell[] => {
  const all = allCells(row);
  const refused = all.filter((cell) => isRefused(name, row, cell));
  const callers = Map.groupBy(refused, ({ role, state }) => `${role} ${state}`);
  const drawn = [...callers.values()].flatMap((some, nth) =>
    some.filter((_, i) => i % countOf(some.length, 1) === (ROUTES.indexOf(name) + nth) % countOf(some.length, 1)),
  );
  return [...all.filter((cell) => !isRefused(name, row, cell)), ...drawn];
};

const callersTenant = (name: RouteName, row: Route, { role, tenant }: Cell) =>
  role === ROLES.superAdmin ? 'platform' : names(name, row) ? 'alpha' : tenant;
const userIdOf = ({ role, state, isMember }: Cell) => `${role}-${state}-${isMember}`;

const roleOf = (kind: Kind): Role => (kind === CUSTOM ? ROLES.member : kind);
const customOf = (kind: Kind, tenant: string) => (kind === CUSTOM ? thingsOf(tenant).customRole : undefined);

/** Returns a kernel with all callers of the cells, including the members of the limited workspace. */
const peopled = async (row: Route): Promise<TestKernel> => {
  const test = await populated();
  const limited = workspaceIdOf('alpha', ACCESS.limited);
  const everybody = new Map(allCells(row).map((cell) => [userIdOf(cell), cell]));
  for (const [userId, { role, state, isMember }] of everybody) {
    if (state === 'deleted') continue;
    const status = state === 'active' ? STATUS.active : STATUS.inactive;
    const tenants = role === ROLES.superAdmin ? ['platform'] : ['alpha', 'beta'];
    for (const tenant of tenants)
      await addPerson(test.table, tenant, userId, roleOf(role), status, customOf(role, tenant));
    if (isMember && role !== ROLES.superAdmin)
      await test.table.write({ put: edgeOf('alpha', limited, userId, roleOf(role)) });
  }
  return test;
};
/** Cached by whether the row is about a workspace, which alone decides who the people are. */
const worlds = new Map<boolean, () => Promise<TestKernel>>();
const world = (row: Route): Promise<TestKernel> => {
  const copy = worlds.get(isBound(row)) ?? copiesOf(() => peopled(row));
  worlds.set(isBound(row), copy);
  return copy();
};

const statusOf = async (test: TestKernel, name: RouteName, cell: Cell): Promise<number> => {
  const token = tokenOf(callersTenant(name, contract[name], cell), userIdOf(cell));
  return (await ask(test, name, token, VALID[name](idsOf(workspaceIdOf(cell.tenant, cell.access))))).status;
};

const isRight = (want: number | 'ok', status: number) =>
  want === 'ok' ? ![401, 403, 404].includes(status) && status < 500 : status === want;

/** The statuses of refused calls, which are the first to reveal a disabled guard. */
const NOTICED_BY: readonly unknown[] = [403, 404];

/** Calls every cell of a row and returns those with another outcome than decided; `firstOnly` stops at the first. */
export const wrongCells = async (name: RouteName, firstOnly = false): Promise<{ wrong: string[]; asked: number }> => {
  const row: Route = contract[name];
  const wrong: string[] = [];
  let asked = 0;
  let test = await world(row);
  const wanted = cells(name, row).map((cell) => ({ cell, want: expected(name, decided(name), cell) }));
  if (firstOnly) wanted.sort((a, b) => Number(NOTICED_BY.includes(b.want)) - Number(NOTICED_BY.includes(a.want)));
  for (const { cell, want } of wanted) {
    const status = await statusOf(test, name, cell);
    asked += 1;
    if (!isRight(want, status)) wrong.push(`${JSON.stringify(cell)} wanted ${want}, got ${status}`);
    if (firstOnly && wrong.length > 0) break;
    // Changes made by a permitted call must not hide a hole in the next cell.
    if (status < 400 && row.method !== 'GET') test = await world(row);
  }
  return { wrong, asked };
};
