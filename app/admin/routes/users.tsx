import { useRevalidator } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { NewUserForm } from '../users/NewUserForm.tsx';
import { PasswordForm } from '../users/PasswordForm.tsx';
import styles from '../users/Users.module.css';
import { type User, UserTable } from '../users/UserTable.tsx';
import type { Route } from './+types/users.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: users } = await requestApi<User[]>('/users', { signal: request.signal });
  return { users };
}

export default function Users({ loaderData: { users } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <>
      <PageHeader
        title="Users"
        summary={users.length === 1 ? 'One administrator' : `${users.length} administrators`}
      />
      <div className={styles.columns}>
        <div className={styles.people}>
          <UserTable users={users} onDeleted={refresh} />
        </div>
        <div className={styles.forms}>
          <NewUserForm onAdded={refresh} />
          <PasswordForm />
        </div>
      </div>
    </>
  );
}
