// The members of a workspace.
import { AppError } from '#shared/contract/errors.ts';
import type { people as rows } from '#shared/contract/routes/people.ts';
import type { ResolvedEntities } from '../../domain/caller.ts';
import { addPeople } from '../../domain/people/add.ts';
import type { Adding } from '../../domain/people/adding.ts';
import { changeRole, changeStatus, placeOf } from '../../domain/people/change.ts';
import { findMembers, findPeople, listMembers } from '../../domain/people/list.ts';
import type { Handler } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';

const workspaceIn = ({ workspace }: ResolvedEntities) => requireFound(workspace);

const add: Handler<'people.addMembers' | 'people.addNewMembers'> = (
  { caller, found, body, origin, language },
  ports,
) => {
  const { workspace, standing } = found;
  if (!workspace || !standing) throw new AppError('notFound');
  const adding: Adding = { caller, workspace, standing, app: origin.app, language };
  return addPeople(ports, adding, body);
};

export const people: { readonly [N in keyof typeof rows]: Handler<N> } = {
  'people.list': ({ caller, found, query, language }, { table }) =>
    listMembers(table, { tenant: caller.tenant, workspace: workspaceIn(found), language }, query),
  'people.addMembers': add,
  'people.addNewMembers': add,
  'people.status': async ({ caller, found, params, body }, ports) => ({
    id: params.id,
    status: await changeStatus(ports, caller, placeOf(found), body),
  }),
  'people.role': ({ caller, found, body }, ports) => changeRole(ports, caller, placeOf(found), body),
  'people.findInProject': ({ caller, found, query, language }, { table }) =>
    findMembers(table, caller.tenant, workspaceIn(found), { ...query, language }),
  'people.find': ({ caller, query, language }, { table }) => findPeople(table, caller, { ...query, language }),
};
