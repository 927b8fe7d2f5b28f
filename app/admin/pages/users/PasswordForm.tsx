import { Button, PasswordInput } from '@mantine/core';
import { minPasswordLength } from '#people/accounts/credential-lengths.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { readUsername, startSession } from '../../kit/api/session.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './Administrators.module.css';

/** Changes the password of the signed-in administrator and ends all their other sessions. */
export function PasswordForm() {
  const form = usePasswordChange();
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="change-password">
      <h2 id="change-password">{t('Change your password')}</h2>
      {form.error ? <Message kind="error">{form.error}</Message> : null}
      {form.success ? <Message kind="success">{form.success}</Message> : null}
      {/* Password managers need the username that belongs to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={readUsername()} />
      <PasswordInput
        label={t('Current password')}
        name="current_password"
        autoComplete="current-password"
        error={form.fields.current_password}
      />
      <PasswordInput
        label={t('New password')}
        name="new_password"
        autoComplete="new-password"
        description={t('At least {count} characters', { count: minPasswordLength })}
        error={form.fields.new_password}
      />
      <Button type="submit" loading={form.isSending}>
        {t('Change password')}
      </Button>
    </form>
  );
}

function usePasswordChange() {
  return useSubmit({
    failure: t('The password could not be changed. Please try again.'),
    async send(values) {
      const { data } = await requestApi<{ token: string }>('/auth/password', {
        method: 'PUT',
        body: {
          current_password: String(values.get('current_password')),
          new_password: String(values.get('new_password')),
        },
      });
      startSession({ token: data.token, username: readUsername() });
      return t('Your password is changed. You have been signed out everywhere else.');
    },
  });
}
