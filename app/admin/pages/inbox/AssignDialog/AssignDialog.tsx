import { Button } from '@mantine/core';
import { useId } from 'react';
import { NativeDialog } from '../../../kit/dialogs/NativeDialog/NativeDialog.tsx';
import { t } from '../../../kit/language/t.ts';
import { useAssignees } from '../use-assignees.ts';
import type { Triage } from '../use-triage.ts';
import styles from './AssignDialog.module.css';

type AssignDialogProps = {
  /** Of the items; undefined while it is closed. */
  ids: readonly number[] | undefined;
  triage: Pick<Triage, 'change'>;
  onClose: () => void;
};

// A dialog of Mantine below would close at the same Escape.
const staysHere = { 'data-mantine-stop-propagation': 'true' };

/**
 * Who is to have the items: oneself comes first, so that Enter is enough. The browser's own dialog, since that takes
 * the focus and gives it back at once: whoever types fast would hit the row behind it.
 */
export function AssignDialog({ ids, triage, onClose }: AssignDialogProps) {
  const people = useAssignees();
  const titleId = useId();
  if (!ids) return null;
  const assign = (assignee: string | null) => {
    void triage.change(ids, { assignee });
    onClose();
  };
  return (
    <NativeDialog
      closedby="any"
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>
        {ids.length > 1 ? t('Assign {count} items to', { count: ids.length }) : t('Assign to')}
      </h2>
      <div className={styles.people}>
        {people.map(({ username, isSelf }) => (
          <Button
            {...staysHere}
            key={username}
            variant="default"
            justify="start"
            onClick={() => assign(username)}
          >
            {isSelf ? t('{name} (you)', { name: username }) : username}
          </Button>
        ))}
        <Button {...staysHere} variant="subtle" justify="start" onClick={() => assign(null)}>
          {t('Nobody')}
        </Button>
        <Button {...staysHere} variant="subtle" justify="start" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </NativeDialog>
  );
}
