// The signed-in user, and their permissions in the chosen workspace.
import { useSyncExternalStore } from 'react';
import { ROLES, type Role, STATUS } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import { type Action, can } from '#shared/policy/policy.ts';
import { useCall } from './api.ts';
import { currentUser, onUserChange, storedUser } from './session.ts';

let last: { text: string | null; user: User | undefined } = { text: null, user: undefined };
const snapshot = (): User | undefined => {
  const text = storedUser();
  if (text !== last.text) last = { text, user: currentUser() };
  return last.user;
};

export const useUser = (): User | undefined => useSyncExternalStore(onUserChange, snapshot);

type KnownRole = { readonly role: Role | undefined; readonly error: unknown; readonly retry: () => void };

/** An owner's role is the same everywhere; other roles are requested per workspace (specification, section 6). */
const useRole = (projectId?: string): KnownRole => {
  const user = useUser();
  const asks = projectId !== undefined && user !== undefined && user.role !== ROLES.owner;
  const { data, error, mutate } = useCall('account.projectRole', asks ? { params: { projectId } } : null, {
    keepPreviousData: false,
  });
  const retry = () => void mutate();
  return asks ? { role: data?.role, error: data ? undefined : error, retry } : { role: user?.role, error, retry };
};

/** The flags of a custom role apply only where the user acts in their own role. */
const flagsIn = (user: User, role: Role) => (role === user.role ? user.flags : undefined);

/** Whether the user may do an action in the organization, outside any workspace. */
export const mayInOrganisation = (user: User, action: Action): boolean =>
  can({ userId: user.id, role: user.role, status: STATUS.active, customFlags: user.flags }, action);

type Permission = {
  /** False until the role is known. */
  readonly may: boolean;
  /** `failed` means that the role could not be read; whether the action is permitted is unknown. */
  readonly status: 'loading' | 'known' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
};

export const usePermission = (action: Action, projectId?: string): Permission => {
  const user = useUser();
  const { role, error, retry } = useRole(projectId);
  if (!user || role === undefined) return { may: false, status: error ? 'failed' : 'loading', error, retry };
  const actor = { userId: user.id, role, status: STATUS.active, customFlags: flagsIn(user, role) };
  return { may: can(actor, action), status: 'known', error: undefined, retry };
};

/** False until the role is known: a control that appears late is better than one that fails. */
export const useCan = (action: Action, projectId?: string): boolean => usePermission(action, projectId).may;
