import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, Navigate, useRevalidator, useRouteError } from 'react-router';
import { factorRequired } from '#people/accounts/factor-rule.shared.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { useHasSession } from '../../kit/api/use-has-session.ts';
import { t } from '../../kit/language/t.ts';
import { useTabTitle } from '../../kit/page-parts/use-company-name.ts';
import { dashboardPath } from '../../kit/sign-in/return-path.ts';
import { NoAccess } from '../NoAccess/NoAccess.tsx';
import { accountPath } from '../navigation.ts';
import styles from './PageFailure.module.css';

/**
 * Replaces a page that failed (specification/messages.md, "Back office"); retries after the administrator has signed
 * in again.
 */
export function PageFailure() {
  const tabTitle = useTabTitle(t('Unexpected Application Error!'));
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const hasSession = useHasSession();
  const isUnauthorised = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (hasSession && isUnauthorised) void revalidate();
  }, [hasSession, isUnauthorised, revalidate]);
  if (isFactorMissing(error)) return <Navigate to={accountPath} replace />;
  if (isRefused(error)) return <NoAccess />;
  return (
    <section className={styles.failure}>
      <title>{tabTitle}</title>
      <h1>{t('Unexpected Application Error!')}</h1>
      <p role="alert" className={styles.text}>
        {messageOf(error)}
      </p>
      <div className={styles.actions}>
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('Retry')}
        </Button>
        <Button component={Link} to={dashboardPath} variant="default">
          {t('Dashboard')}
        </Button>
      </div>
    </section>
  );
}

function isFactorMissing(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === factorRequired;
}

/** By the layout before a page loads, or by the server. */
function isRefused(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 403;
}

/** The server's message if there is one; never internal error messages. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (isRouteErrorResponse(error) && typeof error.data === 'string' && error.data) return error.data;
  return t('Something went wrong here. What you saved is safe; please try again.');
}
