import type { ReactNode } from 'react';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { useMay } from '../use-may.ts';

/** Shows what only some may do to them alone. */
export function May({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay()(permission) ? children : null;
}
