import { type CSSProperties, useContext, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { BrandContext } from '../../brand-context.ts';
import { BrandLogo } from '../../site/components/BrandLogo/BrandLogo.tsx';
import { signOut } from '../api/sign-in.ts';
import { AdminTheme } from '../shell/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../shell/AdminTheme/EarlyColourScheme.tsx';
import { returnPathOf } from '../shell/return-path.ts';
import { SignInForm } from '../shell/SignInForm/SignInForm.tsx';
import { useTabTitle } from '../shell/use-company-name.ts';
import { useHasSession } from '../shell/use-has-session.ts';
import type { SignOutState } from '../shell/use-sign-out.ts';
import styles from './login.module.css';

export default function Login() {
  const brand = useContext(BrandContext)?.brand;
  const tabTitle = useTabTitle('Sign in');
  const [query] = useSearchParams();
  const hasSession = useHasSession();
  const isSigningOut = useSigningOut();
  if (hasSession && !isSigningOut) return <Navigate to={returnPathOf(query.get('from'))} replace />;
  return (
    <AdminTheme>
      <title>{tabTitle}</title>
      <EarlyColourScheme />
      <main id="main" className={styles.page}>
        <div className={styles.wall}>
          <p className={styles.brand}>Back office</p>
          {brand?.logo || brand?.logoDark ? (
            <BrandLogo brand={brand} className={styles.logo} />
          ) : (
            <p className={styles.name} style={{ '--longest': longestWordOf(brand?.name) } as CSSProperties}>
              {brand?.name}
            </p>
          )}
        </div>
        <div className={styles.door}>
          <h1>Sign in</h1>
          <SignInForm />
          <noscript>
            <p>The back office needs scripts. Please switch them on for this site.</p>
          </noscript>
        </div>
      </main>
    </AdminTheme>
  );
}

/** The length of a name's longest word, but of a short name more, which would be larger than the page. */
function longestWordOf(name = ''): number {
  return Math.max(6, ...name.split(/\s+/).map((word) => word.length));
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
