import { Button, TextInput } from '@mantine/core';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './Administrators.module.css';
import type { FreshInvitation } from './administrator.ts';
import { RoleField, readRoleField } from './RoleField.tsx';

type InvitationFormProps = { onInvited: (invitation: FreshInvitation) => void };

/** Invites somebody; the link is shown once it is there. */
export function InvitationForm({ onInvited }: InvitationFormProps) {
  const form = useInviting(onInvited);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate aria-labelledby="invite">
      <h2 id="invite">{t('Invite somebody')}</h2>
      <p className={styles.hint}>
        {t('A link lets them choose a name and a password. It works once, and for seven days.')}
      </p>
      {form.error ? <Message kind="error">{form.error}</Message> : null}
      <TextInput
        label={t('For whom')}
        name="name"
        autoComplete="off"
        description={t('To recognise the invitation by; may stay empty')}
        error={form.fields.name}
      />
      <TextInput
        label={t('E-mail')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        description={t('The link is mailed there, if mail is set up')}
        error={form.fields.email}
      />
      <RoleField initial="editor" errors={form.fields} />
      <Button type="submit" loading={form.isSending}>
        {t('Make the link')}
      </Button>
    </form>
  );
}

function useInviting(onInvited: InvitationFormProps['onInvited']) {
  return useSubmit({
    failure: t('The invitation could not be made. Please try again.'),
    async send(values) {
      const { data } = await requestApi<FreshInvitation>('/users/invitations', {
        method: 'POST',
        body: {
          ...readRoleField(values),
          name: String(values.get('name')),
          email: String(values.get('email')),
        },
      });
      onInvited(data);
      return '';
    },
  });
}
