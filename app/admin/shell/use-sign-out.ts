import { useNavigate } from 'react-router';
import { loginPath } from './return-path.ts';

/** In the history entry of the sign-in page: it ends the session once one has arrived there. */
export type SignOutState = { isSigningOut?: boolean } | null;

/**
 * Signs out by way of the sign-in page, so that a form with unsaved changes can ask first: whoever stays there stays
 * signed in.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(loginPath, { state: { isSigningOut: true } satisfies SignOutState });
}
