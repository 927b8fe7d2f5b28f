import { Outlet, redirect } from 'react-router';
import { readToken } from '../api/session.ts';
import { AdminShell } from '../shell/AdminShell/AdminShell.tsx';
import { AdminTheme } from '../shell/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../shell/AdminTheme/EarlyColourScheme.tsx';
import { PageFailure } from '../shell/PageFailure/PageFailure.tsx';
import { loginPathFrom } from '../shell/return-path.ts';
import { ShellSkeleton } from '../shell/ShellSkeleton/ShellSkeleton.tsx';
import type { Route } from './+types/admin-layout.ts';

/**
 * Whoever has no token signs in first and comes back (specification/back-office.md, "Shell"); no page asks for its
 * data before.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (!readToken()) throw redirect(loginPathFrom(new URL(request.url)));
  },
];

/** There is nothing to load; but with a loader of the browser's the server sends the outline and no more. */
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
