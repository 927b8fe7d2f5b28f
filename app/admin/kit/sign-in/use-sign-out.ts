import { useNavigate } from 'react-router';
import { loginPath } from './return-path.ts';

/** The state of the sign-in page's history entry: the session ends once that page is shown. */
export type SignOutState = { isSigningOut?: boolean } | null;

/**
 * Signs out by opening the sign-in page, so that a form with unsaved changes can ask first: who stays on it remains
 * signed in.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(loginPath, { state: { isSigningOut: true } satisfies SignOutState });
}
