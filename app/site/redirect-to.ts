import { redirect } from 'react-router';

/** Leads to a path of the site. */
export function redirectTo(path: string, status = 302): Response {
  return redirect(inHeader(path), status);
}

/** A slug may be in any script, and a header holds the letters of some only escaped. */
export function inHeader(path: string): string {
  return path.replace(/\P{ASCII}+/gu, encodeURIComponent);
}
