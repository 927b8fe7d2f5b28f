import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { joinClassNames } from '../../../site/components/class-names.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { InboxItem } from '../enquiry.ts';
import { Notes } from '../Notes/Notes.tsx';
import type { InboxList } from '../use-inbox.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import type { Triage } from '../use-triage.ts';
import { Handling } from './Handling.tsx';
import { InboxFacts } from './InboxFacts.tsx';
import styles from './InboxItemDialog.module.css';
import { InboxLines } from './InboxLines.tsx';
import { Past } from './Past.tsx';
import { Reply } from './Reply.tsx';

type InboxItemDetailProps = {
  list: InboxList;
  triage: Triage;
  opened: OpenInboxItem;
  deletion: ItemDeletion;
  item: InboxItem;
};

/** All facts of an inbox item, and what can be done with it. Opening it marks it as read. */
export function InboxItemDetail({ list, triage, opened, deletion, item }: InboxItemDetailProps) {
  const [problem, setProblem] = useState<string>();

  const close = () => opened.open(undefined);

  async function markUnread(): Promise<void> {
    setProblem(undefined);
    try {
      await list.patch(item.id, { is_read: false });
      await close();
    } catch {
      setProblem('This could not be saved. Please try again.');
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
        <Message kind="info">Kept as spam: {item.spamReason}.</Message>
      ) : null}
      <Handling item={item} triage={triage} />
      <InboxFacts item={item} />
      <InboxLines item={item} detail={opened.detail} />
      <Reply item={item} triage={triage} />
      <Notes item={item} onSave={(notes, version) => list.patch(item.id, { notes }, `W/"v${version}"`)} />
      {opened.detail ? <Past detail={opened.detail} opened={opened} /> : null}
      <div className={joinClassNames(styles.actions, styles.last)}>
        <Button variant="default" onClick={() => void markUnread()}>
          Mark as unread
        </Button>
        <SpamButton item={item} triage={triage} />
        {item.status === 'deleted' ? (
          <Button
            variant="default"
            onClick={() => void triage.change([item.id], { status: statusBefore(opened.detail) })}
          >
            Restore
          </Button>
        ) : (
          <Button variant="default" onClick={() => void deletion.remove([item], close)}>
            Delete
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => void deletion.erase(item, close)}>
          Erase for good
        </Button>
      </div>
    </div>
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
      {isSpam ? 'Not spam' : 'Spam'}
    </Button>
  );
}

/** What it was before it was deleted. */
function statusBefore(detail: OpenInboxItem['detail']) {
  return detail?.history.findLast(({ after }) => after.status === 'deleted')?.before.status ?? 'new';
}
