import { useSyncExternalStore } from 'react';
import { may, type Permission, type Role } from '#people/accounts/permissions.shared.ts';
import { onSessionChange, readRole } from '../api/session.ts';

/** The role of whoever is signed in here; undefined until it is known. */
export function useRole(): Role | undefined {
  return useSyncExternalStore(onSessionChange, readRole, () => undefined);
}

/** Whether the role may do something. While it is unknown all is offered: the server refuses what may not be done. */
export function useMay(): (permission: Permission) => boolean {
  const role = useRole();
  return (permission) => roleMay(role, permission);
}

/** The same at this moment, for what loads a page. */
export function mayNow(permission: Permission): boolean {
  return roleMay(readRole(), permission);
}

function roleMay(role: Role | undefined, permission: Permission): boolean {
  return role === undefined || may(role, permission);
}
