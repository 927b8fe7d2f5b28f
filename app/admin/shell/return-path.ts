export const dashboardPath = '/admin/dashboard/';
export const loginPath = '/admin/login/';

const anyOrigin = 'http://back-office.invalid';

/** Where the sign-in page is told to lead back to. @param address path and query, as in `location` */
export function loginPathFrom(location: { pathname: string; search: string }): string {
  return `${loginPath}?from=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * Where to go after signing in: back to the page of the back office that one came from. Anything else that an
 * address might smuggle in (another site, a script, the public site) leads to the dashboard.
 * @param from the `from` of the sign-in page's query
 */
export function returnPathOf(from: string | null): string {
  if (!from?.startsWith('/admin/') || from.includes('\\') || !URL.canParse(from, anyOrigin))
    return dashboardPath;
  const { origin, pathname, search, hash } = new URL(from, anyOrigin);
  const isInside = origin === anyOrigin && pathname.startsWith('/admin/') && !pathname.includes('//');
  if (!isInside || pathname.startsWith(loginPath.slice(0, -1))) return dashboardPath;
  return pathname + search + hash;
}
