import { TextInput } from '@mantine/core';
import { AssigneeSelect } from '../AssigneeSelect/AssigneeSelect.tsx';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import type { InboxItem } from '../enquiry.ts';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { Triage } from '../use-triage.ts';
import styles from './InboxItemDialog.module.css';

/** Where it stands, whose it is, and when to look again; saved as soon as it is chosen. */
export function Handling({ item, triage }: { item: InboxItem; triage: Triage }) {
  const { id, status, assignee, followUpOn } = item;
  return (
    <section className={styles.handling} aria-label="Handling">
      <StatusSelect
        label="Status"
        status={status}
        onChoose={async (next) => void (await triage.change([id], { status: next }))}
      />
      <AssigneeSelect
        label="Assigned to"
        assignee={assignee}
        onChoose={(next) => void triage.change([id], { assignee: next })}
      />
      <TextInput
        key={followUpOn ?? ''}
        label="Follow up on"
        name="follow_up_on"
        type="date"
        min={localDay()}
        defaultValue={followUpOn ?? ''}
        // Once it is left: while a day is typed it passes through others.
        onBlur={({ currentTarget }) => {
          const day = currentTarget.value || null;
          if (day !== followUpOn && currentTarget.validity.valid) {
            void triage.change([id], { follow_up_on: day });
          } else if (!currentTarget.validity.valid) currentTarget.reportValidity();
        }}
      />
      <p className={styles.due}>
        <DueBadge item={item} />
      </p>
    </section>
  );
}

function localDay(): string {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
