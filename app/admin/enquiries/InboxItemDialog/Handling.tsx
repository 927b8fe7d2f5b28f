import { TextInput } from '@mantine/core';
import { useCompanyZone } from '../../schedule/use-company-zone.ts';
import { wallTimeOf } from '../../schedule/zoned-time.ts';
import { AssigneeSelect } from '../AssigneeSelect/AssigneeSelect.tsx';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import type { InboxItem } from '../enquiry.ts';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { Triage } from '../use-triage.ts';
import styles from './InboxItemDialog.module.css';

/** Where it stands, whose it is, and when to look again; saved as soon as it is chosen. */
export function Handling({ item, triage }: { item: InboxItem; triage: Triage }) {
  const { id, status, assignee, followUpOn } = item;
  const zone = useCompanyZone() ?? 'UTC';
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
        min={wallTimeOf(Date.now(), zone).date}
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
