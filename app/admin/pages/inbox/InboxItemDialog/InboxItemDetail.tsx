import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { joinClassNames } from '../../../../site/components/class-names.ts';
import { sayAnswer, t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { useCompanyZone } from '../../../kit/time/use-company-zone.ts';
import { wallTimeOf } from '../../../kit/time/zoned-time.ts';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import type { InboxItem } from '../enquiry.ts';
import { Notes } from '../Notes/Notes.tsx';
import { Replies } from '../Replies/Replies.tsx';
import { ReplyForm } from '../ReplyForm/ReplyForm.tsx';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import { useAssignees } from '../use-assignees.ts';
import type { InboxList } from '../use-inbox.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import type { Triage } from '../use-triage.ts';
import { InboxFacts } from './InboxFacts.tsx';
import styles from './InboxItemDialog.module.css';
import { InboxLines } from './InboxLines.tsx';
import { Past } from './Past.tsx';

type InboxItemDetailProps = {
  list: InboxList;
  triage: Triage;
  opened: OpenInboxItem;
  deletion: ItemDeletion;
  item: InboxItem;
  /** Whether the server sends mails; undefined until that is known. */
  canSend: boolean | undefined;
};

/** All facts of an inbox item, and what can be done with it. Opening it marks it as read. */
export function InboxItemDetail({ list, triage, opened, deletion, item, canSend }: InboxItemDetailProps) {
  const [problem, setProblem] = useState<string>();

  const close = () => opened.open(undefined);

  async function markUnread(): Promise<void> {
    setProblem(undefined);
    try {
      await list.patch(item.id, { is_read: false });
      await close();
    } catch {
      setProblem(t('This could not be saved. Please try again.'));
    }
  }

  // Once per opening: marking it as unread also closes it.
  useEffect(() => {
    if (!item.isRead) void list.patch(item.id, { is_read: true }).catch(() => undefined);
  }, []);

  return (
    <div className={styles.detail}>
      {(problem ?? list.problem) ? <Message kind="error">{problem ?? list.problem}</Message> : null}
      {item.status === 'spam' && item.spamReason ? (
        <Message kind="info">
          {t('Kept as spam: {spamReason}.', { spamReason: sayAnswer(item.spamReason) })}
        </Message>
      ) : null}
      <Handling item={item} triage={triage} />
      <InboxFacts item={item} />
      <InboxLines item={item} detail={opened.detail} />
      <Replies replies={item.replies} onChange={opened.refresh} />
      <ReplyForm {...{ item, triage, opened, canSend }} />
      <Notes item={item} onSave={(notes, version) => list.patch(item.id, { notes }, `W/"v${version}"`)} />
      {opened.detail ? <Past detail={opened.detail} opened={opened} /> : null}
      <div className={joinClassNames(styles.actions, styles.last)}>
        <Button variant="default" onClick={() => void markUnread()}>
          {t('Mark as unread')}
        </Button>
        <SpamButton item={item} triage={triage} />
        {item.status === 'deleted' ? (
          <Button
            variant="default"
            onClick={() => void triage.change([item.id], { status: statusBefore(opened.detail) })}
          >
            {t('Restore')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void deletion.remove([item], close)}>
            {t('Delete')}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => void deletion.erase(item, close)}>
          {t('Erase for good')}
        </Button>
      </div>
    </div>
  );
}

/** Where it stands, whose it is, and when to look again; saved as soon as it is chosen. */
function Handling({ item, triage }: { item: InboxItem; triage: Triage }) {
  const { id, status, assignee, followUpOn } = item;
  const zone = useCompanyZone() ?? 'UTC';
  return (
    <section className={styles.handling} aria-label={t('Handling')}>
      <StatusSelect
        label={t('Status')}
        status={status}
        onChoose={async (next) => void (await triage.change([id], { status: next }))}
      />
      <AssigneeSelect
        label={t('Assigned to')}
        assignee={assignee}
        onChoose={(next) => void triage.change([id], { assignee: next })}
      />
      <TextInput
        key={followUpOn ?? ''}
        label={t('Follow up on')}
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

type AssigneeSelectProps = {
  label: string;
  assignee: string | null;
  onChoose: (assignee: string | null) => void;
};

/** Whose an item is. */
function AssigneeSelect({ label, assignee, onChoose }: AssigneeSelectProps) {
  const people = useAssignees();
  const names = people.map(({ username }) => username);
  const known = assignee === null || names.includes(assignee) ? names : [...names, assignee];
  return (
    <NativeSelect
      label={label}
      name="assignee"
      value={assignee ?? ''}
      data={[{ value: '', label: t('Nobody') }, ...known]}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}

function SpamButton({ item, triage }: { item: InboxItem; triage: Triage }) {
  if (item.status === 'deleted') return null;
  const isSpam = item.status === 'spam';
  return (
    <Button
      variant="default"
      onClick={() => void triage.change([item.id], { status: isSpam ? 'new' : 'spam' })}
    >
      {isSpam ? t('Not spam') : t('Spam')}
    </Button>
  );
}

/** What it was before it was deleted. */
function statusBefore(detail: OpenInboxItem['detail']) {
  return detail?.history.findLast(({ after }) => after.status === 'deleted')?.before.status ?? 'new';
}
