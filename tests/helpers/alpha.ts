// The people and workspaces of the first of two tenants.
import { ACCESS } from '#shared/model/enums.ts';
import { tokenOf, workspaceIdOf } from './test-ids.ts';

export const owner = tokenOf('alpha', 'owner');
export const admin = tokenOf('alpha', 'admin');
export const member = tokenOf('alpha', 'member');

export const open = workspaceIdOf('alpha', ACCESS.all);
export const limited = workspaceIdOf('alpha', ACCESS.limited);
