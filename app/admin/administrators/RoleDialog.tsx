import { Button, Modal } from '@mantine/core';
import { requestApi } from '../api/request-api.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Message } from '../shell/Message/Message.tsx';
import styles from './Administrators.module.css';
import type { Administrator } from './administrator.ts';
import { RoleField, readRoleField } from './RoleField.tsx';

type RoleDialogProps = { administrator: Administrator; onClose: () => void; onChanged: () => void };

/** Gives somebody another role. */
export function RoleDialog({ administrator, onClose, onChanged }: RoleDialogProps) {
  const form = useSubmit({
    failure: 'The role could not be changed. Please try again.',
    async send(values) {
      const body = readRoleField(values);
      await requestApi(`/users/${administrator.id}`, { method: 'PATCH', body });
      onChanged();
      return '';
    },
  });
  const isMessage = form.error && Object.keys(form.fields).length === 0;
  return (
    <Modal opened onClose={onClose} title={`Role of ${administrator.username}`}>
      <form className={styles.fields} onSubmit={form.onSubmit} noValidate>
        {isMessage ? <Message kind="error">{form.error}</Message> : null}
        <RoleField initial={administrator.role} errors={form.fields} />
        <p className={styles.hint}>It counts at once, also where they are signed in.</p>
        <div className={styles.buttons}>
          <Button type="submit" loading={form.isSending}>
            Save
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
