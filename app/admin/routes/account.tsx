import { useRevalidator } from 'react-router';
import { roleTexts } from '../access/role-texts.ts';
import { useRole } from '../access/use-may.ts';
import styles from '../administrators/Administrators.module.css';
import type { ListedSession } from '../administrators/administrator.ts';
import { PasswordForm } from '../administrators/PasswordForm.tsx';
import { SessionList } from '../administrators/SessionList.tsx';
import { requestApi } from '../api/request-api.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { useSignedInName } from '../shell/use-signed-in-name.ts';
import type { Route } from './+types/account.ts';

const sessionsPath = '/auth/sessions';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { sessions: (await requestApi<ListedSession[]>(sessionsPath, { signal })).data };
}

/** One's own: role, where one is signed in, and the password. */
export default function Account({ loaderData: { sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const name = useSignedInName();
  const role = useRole();
  return (
    <>
      <PageHeader
        title="Your account"
        summary={role ? `${name} · ${roleTexts[role].label}. ${roleTexts[role].does}.` : name}
      />
      <div className={styles.columns}>
        <section className={styles.people} aria-labelledby="sessions">
          <h2 id="sessions">Where you are signed in</h2>
          <SessionList sessions={sessions} path={sessionsPath} onEnded={() => void revalidate()} />
        </section>
        <div className={styles.forms}>
          <PasswordForm />
        </div>
      </div>
    </>
  );
}
