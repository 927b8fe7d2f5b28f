import { Button, Modal, TextInput } from '@mantine/core';
import { useSubmit } from '../../forms/use-submit.ts';
import { Message } from '../../shell/Message/Message.tsx';
import styles from './InboxViews.module.css';

type SaveViewDialogProps = {
  isOpen: boolean;
  /** @throws ApiError with a message for the field */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function SaveViewDialog({ isOpen, onSave, onClose }: SaveViewDialogProps) {
  const form = useSubmit({
    failure: 'The view could not be kept. Please try again.',
    async send(values) {
      await onSave(String(values.get('name')));
      onClose();
      return '';
    },
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keep this view"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.error && !form.fields.name ? <Message kind="error">{form.error}</Message> : null}
        <TextInput
          label="Name"
          name="name"
          data-autofocus
          maxLength={60}
          description="It is yours alone. One of the same name is replaced."
          error={form.fields.name}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isSending}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
