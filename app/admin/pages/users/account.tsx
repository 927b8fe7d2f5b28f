import { useRevalidator } from 'react-router';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { useRole } from '../../kit/access/use-may.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSignedInName } from '../../kit/api/use-signed-in-name.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/account.ts';
import styles from './Administrators.module.css';
import type { ListedSession } from './administrator.ts';
import type { Factors } from './factors.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { SessionList } from './SessionList.tsx';

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
        title={t('Your account')}
        summary={role ? `${name} · ${roleTexts[role].label}. ${roleTexts[role].does}.` : name}
      />
      <div className={styles.columns}>
        <div className={styles.forms}>
          <SecondFactors factors={factors} onChanged={() => void revalidate()} />
          <section className={styles.people} aria-labelledby="sessions">
            <h2 id="sessions">{t('Where you are signed in')}</h2>
            <SessionList sessions={sessions} path={sessionsPath} onEnded={() => void revalidate()} />
          </section>
        </div>
        <div className={styles.forms}>
          <LanguageChoice />
          <PasswordForm />
        </div>
      </div>
    </>
  );
}
