import { Button, PasswordInput, TextInput } from '@mantine/core';
import { minPasswordLength } from '#people/accounts/credential-lengths.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './Administrators.module.css';
import { RoleField, readRoleField } from './RoleField.tsx';

/** Makes an account with a password that is handed over in person. */
export function NewAdministratorForm({ onAdded }: { onAdded: () => void }) {
  const form = useSubmit({
    failure: t('The administrator could not be added. Please try again.'),
    async send(values) {
      const username = String(values.get('username')).trim();
      await requestApi('/auth/register', {
        method: 'POST',
        body: {
          username,
          password: String(values.get('password')),
          ...readRoleField(values),
        },
      });
      onAdded();
      return t('{username} can sign in now.', { username });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="new-administrator">
      <h2 id="new-administrator">{t('Add an administrator')}</h2>
      <p className={styles.hint}>{t('Without a link: you choose the password.')}</p>
      {form.error ? <Message kind="error">{form.error}</Message> : null}
      {form.success ? <Message kind="success">{form.success}</Message> : null}
      <TextInput label={t('Username')} name="username" autoComplete="off" error={form.fields.username} />
      <PasswordInput
        label={t('Password')}
        name="password"
        autoComplete="new-password"
        description={t('At least {count} characters; hand it over in person', {
          count: minPasswordLength,
        })}
        error={form.fields.password}
      />
      <RoleField initial="editor" errors={form.fields} />
      <Button type="submit" loading={form.isSending}>
        {t('Add administrator')}
      </Button>
    </form>
  );
}
