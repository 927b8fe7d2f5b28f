import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { joinClassNames } from '../../../site/components/class-names.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { Letter } from '../enquiry.ts';
import type { Inbox } from '../inbox.ts';
import { Notes } from '../Notes/Notes.tsx';
import { chatAddress, mailAddress } from '../reply-links.ts';
import { StatusSelect } from '../StatusSelect/StatusSelect.tsx';
import type { InboxItemChange, InboxTools } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxItemDialog.module.css';

type InboxItemDetailProps<Written extends Letter> = {
  inbox: Inbox<Written>;
  tools: InboxTools<Written>;
  opened: OpenInboxItem<Written>;
  letter: Written;
};

/** Everything that was written and what has become of it. Opening it marks it as read. */
export function InboxItemDetail<Written extends Letter>(props: InboxItemDetailProps<Written>) {
  const { inbox, tools, opened, letter } = props;
  const [problem, setProblem] = useState<string>();
  const { Facts } = inbox;

  async function change(changes: InboxItemChange, ifMatch?: string): Promise<Written> {
    const changed = await tools.change(letter, changes, ifMatch);
    opened.keep(changed);
    return changed;
  }

  /** @returns whether it was saved; where it was not, the dialog says so */
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

  // Once for each opening: whoever marks it as unread closes it with the same click.
  useEffect(() => {
    if (!letter.isRead) void change({ is_read: true }).catch(() => undefined);
  }, []);

  return (
    <div className={styles.detail}>
      {(problem ?? tools.problem) ? <Message kind="error">{problem ?? tools.problem}</Message> : null}
      <Facts letter={letter} />
      <ReplyLinks inbox={inbox} letter={letter} />
      <div className={styles.status}>
        <StatusSelect
          label="Status"
          status={letter.status}
          onChoose={async (status) => void (await tryChange({ status }))}
        />
      </div>
      <Notes letter={letter} onSave={(notes, version) => change({ notes }, `W/"v${version}"`)} />
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
          onClick={() => void tools.remove(letter, () => opened.open(undefined))}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

function ReplyLinks<Written extends Letter>({ inbox, letter }: { inbox: Inbox<Written>; letter: Written }) {
  const reply = inbox.replyTo(letter);
  const number = inbox.chatNumberOf(letter);
  return (
    <div className={styles.actions}>
      <Button component="a" href={mailAddress(letter.email, reply)}>
        Reply by e-mail
      </Button>
      {number ? (
        <Button
          component="a"
          variant="default"
          href={chatAddress(number, reply.greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Reply on WhatsApp
        </Button>
      ) : null}
    </div>
  );
}
