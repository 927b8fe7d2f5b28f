import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { minPasswordLength } from '#people/accounts/credential-lengths.shared.ts';
import type { Role } from '#people/accounts/permissions.shared.ts';
import { describeRole, roleTexts } from '../../kit/access/role-texts.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { keepUser, startSession } from '../../kit/api/session.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { dashboardPath, loginPath } from '../../kit/sign-in/return-path.ts';
import styles from './Administrators.module.css';

type Invited = { role: Role; name: string; invitedBy: string };

/** Reads what the link invites to, or says why it works no more. */
export function AcceptInvitation() {
  const token = useLocation().hash.slice(1);
  const { invited, refusal } = useInvitation(token);
  if (refusal) {
    return (
      <div className={styles.fields}>
        <Message kind="error">{refusal}</Message>
        <p>
          <Link to={loginPath}>{t('Sign in')}</Link>
        </p>
      </div>
    );
  }
  if (!invited) return <p className={styles.hint}>{t('One moment…')}</p>;
  return <AccountForm token={token} invited={invited} />;
}

function AccountForm({ token, invited }: { token: string; invited: Invited }) {
  const form = useAcceptance(token);
  return (
    <form className={styles.fields} onSubmit={form.onSubmit} noValidate aria-label={t('Your account')}>
      <p>
        {t('{name} invites you into the back office: you will be {role}.', {
          name: invited.invitedBy,
          role: describeRole(invited.role),
        })}
      </p>
      <p className={styles.hint}>{roleTexts[invited.role].does}.</p>
      {form.error ? <Message kind="error">{form.error}</Message> : null}
      <TextInput
        label={t('Username')}
        name="username"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={invited.name}
        error={form.fields.username}
      />
      <PasswordInput
        label={t('Password')}
        name="password"
        size="md"
        autoComplete="new-password"
        description={t('At least {count} characters', { count: minPasswordLength })}
        error={form.fields.password}
      />
      <Button type="submit" size="md" fullWidth loading={form.isSending}>
        {t('Accept the invitation')}
      </Button>
    </form>
  );
}

function useInvitation(token: string) {
  const [invited, setInvited] = useState<Invited>();
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Invited>('/auth/invitation', { method: 'POST', body: { token }, signal: stop.signal })
      .then(({ data }) => setInvited(data))
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          setRefusal(messageOf(error, t('The invitation could not be read. Try again.')));
      });
    return () => stop.abort();
  }, [token]);
  return { invited, refusal };
}

/** Makes the account, and signs it in. */
function useAcceptance(token: string) {
  const navigate = useNavigate();
  return useSubmit({
    failure: t('The account could not be made. Please try again.'),
    async send(values) {
      const username = String(values.get('username')).trim();
      const { data } = await requestApi<{ token: string; user: { username: string; role: Role } }>(
        '/auth/invitation/accept',
        { method: 'POST', body: { token, username, password: String(values.get('password')) } },
      );
      startSession({ token: data.token, username: data.user.username });
      keepUser(data.user);
      void navigate(dashboardPath, { replace: true });
      return '';
    },
  });
}
