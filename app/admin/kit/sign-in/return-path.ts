export const dashboardPath = '/admin/dashboard/';
export const loginPath = '/admin/login/';

const anyOrigin = 'http://back-office.invalid';

/** The sign-in page's path, with the page to return to in its query. */
export function loginPathFrom(location: { pathname: string; search: string }): string {
  return `${loginPath}?from=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * The page to open after signing in: the one of the back office that led to the sign-in page. Anything else that
 * a crafted link might name (another site, a script, the public site) becomes the dashboard.
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
