import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { joinClassNames } from '../../../site/components/class-names.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { InboxItem } from '../enquiry.ts';
import type { Inbox } from '../inbox.ts';
import { Notes } from '../Notes/Notes.tsx';
import { chatUrl, mailUrl } from '../reply-links.ts';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { InboxItemChange, InboxTools } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxItemDialog.module.css';

type InboxItemDetailProps<Item extends InboxItem> = {
  inbox: Inbox<Item>;
  tools: InboxTools<Item>;
  opened: OpenInboxItem<Item>;
  item: Item;
};

/** All facts of an inbox item, with its status and notes. Opening it marks it as read. */
export function InboxItemDetail<Item extends InboxItem>(props: InboxItemDetailProps<Item>) {
  const { inbox, tools, opened, item } = props;
  const [problem, setProblem] = useState<string>();
  const { Facts } = inbox;

  async function change(changes: InboxItemChange, ifMatch?: string): Promise<Item> {
    const changed = await tools.change(item, changes, ifMatch);
    opened.keep(changed);
    return changed;
  }

  /** @returns whether it was saved; if not, the dialog shows a message */
  async function tryChange(changes: InboxItemChange): Promise<boolean> {
    setProblem(undefined);
    try {
      await change(changes);
      return true;
    } catch {
      setProblem('This could not be saved. Please try again.');
      return false;
    }
  }

  // Once per opening: marking it as unread also closes it.
  useEffect(() => {
    if (!item.isRead) void change({ is_read: true }).catch(() => undefined);
  }, []);

  return (
    <div className={styles.detail}>
      {(problem ?? tools.problem) ? <Message kind="error">{problem ?? tools.problem}</Message> : null}
      <Facts item={item} />
      <ReplyLinks inbox={inbox} item={item} />
      <div className={styles.status}>
        <StatusSelect
          label="Status"
          status={item.status}
          onChoose={async (status) => void (await tryChange({ status }))}
        />
      </div>
      <Notes item={item} onSave={(notes, version) => change({ notes }, `W/"v${version}"`)} />
      <div className={joinClassNames(styles.actions, styles.last)}>
        <Button
          variant="default"
          onClick={async () => {
            if (await tryChange({ is_read: false })) await opened.open(undefined);
          }}
        >
          Mark as unread
        </Button>
        <Button
          variant="subtle"
          color="red"
          onClick={() => void tools.remove(item, () => opened.open(undefined))}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

function ReplyLinks<Item extends InboxItem>({ inbox, item }: { inbox: Inbox<Item>; item: Item }) {
  const reply = inbox.replyTo(item);
  const number = inbox.chatNumberOf(item);
  return (
    <div className={styles.actions}>
      <Button component="a" href={mailUrl(item.email, reply)}>
        Reply by e-mail
      </Button>
      {number ? (
        <Button
          component="a"
          variant="default"
          href={chatUrl(number, reply.greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Reply on WhatsApp
        </Button>
      ) : null}
    </div>
  );
}
