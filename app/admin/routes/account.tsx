import { useRevalidator } from 'react-router';
import { roleTexts } from '../access/role-texts.ts';
import { useRole } from '../access/use-may.ts';
import styles from '../administrators/Administrators.module.css';
import type { ListedSession } from '../administrators/administrator.ts';
import type { Factors } from '../administrators/factors.ts';
import { PasswordForm } from '../administrators/PasswordForm.tsx';
import { SecondFactors } from '../administrators/SecondFactors.tsx';
import { SessionList } from '../administrators/SessionList.tsx';
import { requestApi } from '../api/request-api.ts';
import { PageHeader } from '../shell/PageHeader/PageHeader.tsx';
import { useSignedInName } from '../shell/use-signed-in-name.ts';
import type { Route } from './+types/account.ts';

const sessionsPath = '/auth/sessions';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ data: sessions }, { data: factors }] = await Promise.all([
    requestApi<ListedSession[]>(sessionsPath, { signal }),
    requestApi<Factors>('/auth/factors', { signal }),
  ]);
  return { sessions, factors };
}

/** One's own: role, second factors, where one is signed in, and the password. */
export default function Account({ loaderData: { sessions, factors } }: Route.ComponentProps) {
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
        <div className={styles.forms}>
          <SecondFactors factors={factors} onChanged={() => void revalidate()} />
          <section className={styles.people} aria-labelledby="sessions">
            <h2 id="sessions">Where you are signed in</h2>
            <SessionList sessions={sessions} path={sessionsPath} onEnded={() => void revalidate()} />
          </section>
        </div>
        <div className={styles.forms}>
          <PasswordForm />
        </div>
      </div>
    </>
  );
}
