import { Button, PasswordInput, TextInput } from '@mantine/core';
import { minPasswordLength } from '#people/accounts/credential-lengths.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './Administrators.module.css';
import { RoleField, readRoleField } from './RoleField.tsx';

/** Makes an account with a password that is handed over in person. */
export function NewAdministratorForm({ onAdded }: { onAdded: () => void }) {
  const form = useSubmit({
    failure: 'The administrator could not be added. Please try again.',
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
      return `${username} can sign in now.`;
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="new-administrator">
      <h2 id="new-administrator">Add an administrator</h2>
      <p className={styles.hint}>Without a link: you choose the password.</p>
      {form.error ? <Message kind="error">{form.error}</Message> : null}
      {form.success ? <Message kind="success">{form.success}</Message> : null}
      <TextInput label="Username" name="username" autoComplete="off" error={form.fields.username} />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="new-password"
        description={`At least ${minPasswordLength} characters; hand it over in person`}
        error={form.fields.password}
      />
      <RoleField initial="editor" errors={form.fields} />
      <Button type="submit" loading={form.isSending}>
        Add administrator
      </Button>
    </form>
  );
}
