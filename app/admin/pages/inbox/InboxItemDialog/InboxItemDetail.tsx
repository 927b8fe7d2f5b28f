import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fillReply, type ReplyTemplate } from '#inbox/inbox/reply-templates.shared.ts';
import { joinClassNames } from '../../../../site/components/class-names.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useSignedInName } from '../../../kit/api/use-signed-in-name.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { useCompanyName } from '../../../kit/page-parts/use-company-name.ts';
import { useCompanyZone } from '../../../kit/time/use-company-zone.ts';
import { wallTimeOf } from '../../../kit/time/zoned-time.ts';
import { DueBadge } from '../DueBadge/DueBadge.tsx';
import { chatNumberOf, type InboxItem, quantityText, stonesText } from '../enquiry.ts';
import { Notes } from '../Notes/Notes.tsx';
import { chatUrl, mailUrl } from '../reply-links.ts';
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

const kindNames = {
  enquiry: 'enquiry',
  quote: 'request for a quote',
  message: 'message',
  sample: 'request for samples',
};

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

/** Where it stands, whose it is, and when to look again; saved as soon as it is chosen. */
function Handling({ item, triage }: { item: InboxItem; triage: Triage }) {
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
      data={[{ value: '', label: 'Nobody' }, ...known]}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}

/** A reply in the own mail program or chat, which begins with a template. */
function Reply({ item, triage }: { item: InboxItem; triage: Triage }) {
  const templates = useTemplates();
  const [chosen, setChosen] = useState(0);
  const context = useReplyContext(item);
  const template = templates[chosen];
  const fill = (text: string | undefined) => fillReply(text ?? '', context);
  const reply = { subject: fill(template?.subject), text: fill(template?.text) };
  const onReply = () => offerAnswered(item, triage);
  return (
    <section className={styles.reply} aria-label="Reply">
      <div className={styles.actions}>
        <NativeSelect
          label="Reply with"
          name="template"
          value={String(chosen)}
          data={templates.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <ReplyWays item={item} reply={reply} channel={template?.channel} onReply={onReply} />
        <Link to="/admin/inbox/templates/">Edit templates</Link>
      </div>
      <p className={styles.preview}>{reply.text.trim()}</p>
    </section>
  );
}

type ReplyWaysProps = {
  item: InboxItem;
  reply: { subject: string; text: string };
  /** What the template is for; both where it says nothing. */
  channel: ReplyTemplate['channel'] | undefined;
  onReply: () => void;
};

/** By mail and in the chat, as far as the template and what the buyer left allow. */
function ReplyWays({ item, reply, channel, onReply }: ReplyWaysProps) {
  const number = chatNumberOf(item);
  return (
    <>
      {channel === 'chat' ? null : (
        <Button component="a" href={mailUrl(item.email, reply)} onClick={onReply}>
          Reply by e-mail
        </Button>
      )}
      {number && channel !== 'mail' ? (
        <Button
          component="a"
          variant="default"
          href={chatUrl(number, reply.text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onReply}
        >
          Reply on WhatsApp
        </Button>
      ) : null}
    </>
  );
}

/** Opening a mail program does not send a mail, so nothing is said to be answered by itself. */
function offerAnswered(item: InboxItem, triage: Triage): void {
  if (item.status !== 'new') return;
  showNotice({
    id: 'inbox-triage',
    kind: 'info',
    text: `${item.reference} is still new. Once your reply is sent, mark it.`,
    action: { label: 'Mark as answered', run: () => void triage.change([item.id], { status: 'answered' }) },
  });
}

function useReplyContext(item: InboxItem) {
  const company = useCompanyName();
  const me = useSignedInName();
  const { name, product, city, subject, reference, quantity } = item;
  const kind = kindNames[item.kind];
  const stones = stonesText(item);
  return {
    name,
    kind,
    product,
    quantity: quantityText(quantity),
    stones,
    city,
    subject,
    reference,
    company,
    me,
  };
}

function useTemplates(): readonly ReplyTemplate[] {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    requestApi<{ templates: ReplyTemplate[] }>('/inbox/templates', { signal: stop.signal })
      .then(({ data }) => setTemplates(data.templates))
      // Not essential: replies are then written without, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return templates;
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
