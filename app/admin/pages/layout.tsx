import { data, Outlet, redirect } from 'react-router';
import { ensureRole } from '../kit/access/refresh-role.ts';
import { readToken } from '../kit/api/session.ts';
import { t } from '../kit/language/t.ts';
import { loginPathFrom } from '../kit/sign-in/return-path.ts';
import { AdminTheme } from '../kit/theme/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../kit/theme/AdminTheme/EarlyColourScheme.tsx';
import { AdminShell } from '../shell/AdminShell/AdminShell.tsx';
import { PageFailure } from '../shell/PageFailure/PageFailure.tsx';
import { mayOpenNow } from '../shell/page-permissions.ts';
import { ShellSkeleton } from '../shell/ShellSkeleton/ShellSkeleton.tsx';
import type { Route } from './+types/layout.ts';

/**
 * Without a token, signing in comes first (specification/back-office.md, "Shell"), and no page requests its
 * data before that. What the role may not open is not loaded.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    const url = new URL(request.url);
    if (!readToken()) throw redirect(loginPathFrom(url));
    await ensureRole();
    if (!mayOpenNow(url.pathname)) throw data(t('Not for this role'), { status: 403 });
  },
];

/** Loads nothing, but a client loader makes the server render only the outline. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

export function HydrateFallback() {
  return (
    <>
      <EarlyColourScheme />
      <ShellSkeleton />
    </>
  );
}

export default function AdminLayout() {
  return (
    <AdminTheme>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </AdminTheme>
  );
}

export function ErrorBoundary() {
  return (
    <AdminTheme>
      <AdminShell>
        <PageFailure />
      </AdminShell>
    </AdminTheme>
  );
}
