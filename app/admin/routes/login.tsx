import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { signOut } from '../api/sign-in.ts';
import { returnPathOf } from '../shell/return-path.ts';
import { SignInForm } from '../shell/SignInForm/SignInForm.tsx';
import { SignInFrame } from '../shell/SignInFrame/SignInFrame.tsx';
import { useHasSession } from '../shell/use-has-session.ts';
import type { SignOutState } from '../shell/use-sign-out.ts';

export default function Login() {
  const [query] = useSearchParams();
  const hasSession = useHasSession();
  const isSigningOut = useSigningOut();
  if (hasSession && !isSigningOut) return <Navigate to={returnPathOf(query.get('from'))} replace />;
  return (
    <SignInFrame title="Sign in">
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
