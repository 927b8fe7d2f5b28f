import { Outlet, redirect } from 'react-router';
import { readToken } from '../api/session.ts';
import { AdminTheme } from '../shell/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../shell/AdminTheme/EarlyColourScheme.tsx';
import type { Route } from './+types/admin-layout.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!readToken()) throw redirect(`/admin/login/?from=${encodeURIComponent(pathname + search)}`);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <EarlyColourScheme />
      <p>Loading…</p>
    </>
  );
}

export default function AdminLayout() {
  return (
    <AdminTheme>
      <main id="main">
        <Outlet />
      </main>
    </AdminTheme>
  );
}
