import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fillReply, type ReplyTemplate } from '#enquiries/reply-templates.shared.ts';
import { requestApi } from '../../api/request-api.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import { useCompanyName } from '../../shell/use-company-name.ts';
import { useSignedInName } from '../../shell/use-signed-in-name.ts';
import { chatNumberOf, type InboxItem, quantityText, stonesText } from '../enquiry.ts';
import { chatUrl, mailUrl } from '../reply-links.ts';
import type { Triage } from '../use-triage.ts';
import styles from './InboxItemDialog.module.css';

const kindNames = {
  enquiry: 'enquiry',
  quote: 'request for a quote',
  message: 'message',
  sample: 'request for samples',
};

/** A reply in the own mail program or chat, which begins with a template. */
export function Reply({ item, triage }: { item: InboxItem; triage: Triage }) {
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
