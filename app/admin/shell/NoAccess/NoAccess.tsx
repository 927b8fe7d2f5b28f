import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { describeWhoMay } from '#people/accounts/permissions.shared.ts';
import { describeRole } from '../../kit/access/role-texts.ts';
import { useRole } from '../../kit/access/use-may.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';
import { useFetched } from '../../kit/api/use-fetched.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { dashboardPath } from '../../kit/sign-in/return-path.ts';
import { permissionOfPage } from '../page-permissions.ts';
import styles from './NoAccess.module.css';

/** In place of a page that the role may not open: what it is, and who can help. */
export function NoAccess() {
  const { pathname } = useLocation();
  const role = useRole();
  const { data: owners = [] } = useFetched(readOwners);
  return (
    <section className={styles.page}>
      <PageHeader title={t('This page is not for your account')} />
      <p className={styles.text}>
        {t('It is for {people}.', { people: t(describeWhoMay(permissionOfPage(pathname))) })}
        {role ? ` ${t('You are {role}.', { role: describeRole(role) })}` : ''}
      </p>
      <p className={styles.text}>
        {owners.length > 0
          ? t('If you need it, ask an owner, who can change that: {names}.', { names: owners.join(', ') })
          : t('If you need it, ask an owner, who can change that.')}
      </p>
      <Button component={Link} to={dashboardPath} variant="default">
        {t('Dashboard')}
      </Button>
    </section>
  );
}

async function readOwners(request: ApiRequest): Promise<string[]> {
  return (await requestApi<string[]>('/auth/owners', request)).data;
}
