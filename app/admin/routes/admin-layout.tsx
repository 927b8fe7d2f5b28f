import { Outlet, redirect } from 'react-router';
import { readToken } from '../api/session.ts';
import { AdminShell } from '../shell/AdminShell/AdminShell.tsx';
import { AdminTheme } from '../shell/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../shell/AdminTheme/EarlyColourScheme.tsx';
import { PageFailure } from '../shell/PageFailure/PageFailure.tsx';
import { loginAddressFrom } from '../shell/return-address.ts';
import { ShellSkeleton } from '../shell/ShellSkeleton/ShellSkeleton.tsx';
import type { Route } from './+types/admin-layout.ts';

/** Whoever has no token signs in first and comes back (back-office.md, section 2). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!readToken()) throw redirect(loginAddressFrom(new URL(request.url)));
  return null;
}
clientLoader.hydrate = true as const;

/** A session that ends while somebody works is the shell's matter: leaving the page would lose what they typed. */
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
