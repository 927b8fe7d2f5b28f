import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { signOut } from '../../kit/api/sign-in.ts';
import { useHasSession } from '../../kit/api/use-has-session.ts';
import { t } from '../../kit/language/t.ts';
import { returnPathOf } from '../../kit/sign-in/return-path.ts';
import { SignInForm } from '../../kit/sign-in/SignInForm/SignInForm.tsx';
import { SignInFrame } from '../../kit/sign-in/SignInFrame/SignInFrame.tsx';
import type { SignOutState } from '../../kit/sign-in/use-sign-out.ts';

/** Loads nothing, but a client loader makes the server render only the frame. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export { SignInFallback as HydrateFallback } from '../../kit/sign-in/SignInFrame/SignInFrame.tsx';

export default function Login() {
  const [query] = useSearchParams();
  const hasSession = useHasSession();
  const isSigningOut = useSigningOut();
  if (hasSession && !isSigningOut) return <Navigate to={returnPathOf(query.get('from'))} replace />;
  return (
    <SignInFrame title={t('Sign in')}>
      <SignInForm />
    </SignInFrame>
  );
}

/** Ends the session once, if this page was opened to sign out. */
function useSigningOut(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isSigningOut = (state as SignOutState)?.isSigningOut === true;
  useEffect(() => {
    if (!isSigningOut) return;
    signOut();
    void navigate(pathname, { replace: true, state: null });
  }, [isSigningOut, navigate, pathname]);
  return isSigningOut;
}
