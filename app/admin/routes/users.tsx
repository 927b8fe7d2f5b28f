import { useRevalidator } from 'react-router';
import styles from '../administrators/Administrators.module.css';
import { type Administrator, AdministratorTable } from '../administrators/AdministratorTable.tsx';
import { NewAdministratorForm } from '../administrators/NewAdministratorForm.tsx';
import { PasswordForm } from '../administrators/PasswordForm.tsx';
import { requestApi } from '../api/request-api.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import type { Route } from './+types/users.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: administrators } = await requestApi<Administrator[]>('/users', { signal: request.signal });
  return { administrators };
}

export default function Users({ loaderData: { administrators } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <>
      <PageHeader
        title="Users"
        summary={
          administrators.length === 1 ? 'One administrator' : `${administrators.length} administrators`
        }
      />
      <div className={styles.columns}>
        <div className={styles.people}>
          <AdministratorTable administrators={administrators} onDeleted={refresh} />
        </div>
        <div className={styles.forms}>
          <NewAdministratorForm onAdded={refresh} />
          <PasswordForm />
        </div>
      </div>
    </>
  );
}
