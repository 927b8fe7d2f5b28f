import { Button, NativeSelect } from '@mantine/core';
import { handlingStatuses } from '#enquiries/handling.shared.ts';
import type { Selection } from '../../lists/use-selection.ts';
import { StickyBar } from '../../shell/StickyBar/StickyBar.tsx';
import { statusLabels } from '../enquiry.ts';
import { inboxNoun } from '../inbox.ts';
import type { TriageChange } from '../triage-texts.ts';
import type { InboxList } from '../use-inbox.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { Triage } from '../use-triage.ts';
import styles from './InboxBulkBar.module.css';

type InboxBulkBarProps = {
  list: Pick<InboxList, 'latestOf'>;
  selection: Pick<Selection, 'ids' | 'clear'>;
  triage: Pick<Triage, 'change'>;
  deletion: Pick<ItemDeletion, 'remove'>;
  onAssign: (ids: readonly number[]) => void;
};

/** The actions for all ticked items; always visible at the bottom of the window. */
export function InboxBulkBar({ list, selection, triage, deletion, onAssign }: InboxBulkBarProps) {
  const { ids, clear } = selection;
  if (ids.length === 0) return null;
  const change = async (changes: TriageChange) => {
    if (await triage.change(ids, changes)) clear();
  };
  return (
    <StickyBar className={styles.bar} aria-label="Selection">
      <p role="status">
        {ids.length} {ids.length === 1 ? inboxNoun.one : inboxNoun.many} selected
      </p>
      <NativeSelect
        aria-label="Status of the selected items"
        size="xs"
        value=""
        data={[
          { value: '', label: 'Set status…' },
          ...handlingStatuses.map((value) => ({ value, label: statusLabels[value] })),
        ]}
        onChange={(event) => {
          const status = handlingStatuses.find((known) => known === event.currentTarget.value);
          if (status) void change({ status });
        }}
      />
      <Button size="compact-md" variant="default" onClick={() => onAssign(ids)}>
        Assign
      </Button>
      <Button size="compact-md" variant="default" onClick={() => void change({ is_read: true })}>
        Mark as read
      </Button>
      <Button
        size="compact-md"
        variant="outline"
        color="red"
        onClick={async () => {
          if (await deletion.remove(ids.flatMap((id) => list.latestOf(id) ?? []))) clear();
        }}
      >
        Delete
      </Button>
      <Button size="compact-md" variant="subtle" onClick={clear}>
        Clear selection
      </Button>
    </StickyBar>
  );
}
