import { Button, Modal } from '@mantine/core';
import { useAssignees } from '../use-assignees.ts';
import type { Triage } from '../use-triage.ts';
import styles from './AssignDialog.module.css';

type AssignDialogProps = {
  /** Of the items; undefined while it is closed. */
  ids: readonly number[] | undefined;
  triage: Pick<Triage, 'change'>;
  onClose: () => void;
};

/** Who is to have the items: oneself comes first, so that Enter is enough. */
export function AssignDialog({ ids, triage, onClose }: AssignDialogProps) {
  const people = useAssignees();
  const assign = (assignee: string | null) => {
    if (ids) void triage.change(ids, { assignee });
    onClose();
  };
  return (
    <Modal
      opened={ids !== undefined}
      onClose={onClose}
      size="sm"
      title={ids && ids.length > 1 ? `Assign ${ids.length} items to` : 'Assign to'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <div className={styles.people}>
        {people.map(({ username, isSelf }, index) => (
          <Button
            key={username}
            variant="default"
            justify="start"
            data-autofocus={index === 0 || undefined}
            onClick={() => assign(username)}
          >
            {username}
            {isSelf ? ' (you)' : ''}
          </Button>
        ))}
        <Button variant="subtle" justify="start" onClick={() => assign(null)}>
          Nobody
        </Button>
      </div>
    </Modal>
  );
}
