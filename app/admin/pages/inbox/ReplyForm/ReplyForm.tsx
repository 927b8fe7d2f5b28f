import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { replyLimits } from '#inbox/inbox/replies.shared.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf } from '../../../kit/languages/language-label.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { chatNumberOf, type InboxItem } from '../enquiry.ts';
import { chatUrl, mailUrl, type Reply } from '../reply-links.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import { useReplyDraft } from '../use-reply-draft.ts';
import { type FilledTemplate, useReplyTemplates } from '../use-reply-templates.ts';
import { useSendReply } from '../use-send-reply.ts';
import type { Triage } from '../use-triage.ts';
import styles from './ReplyForm.module.css';

type ReplyFormProps = {
  item: InboxItem;
  triage: Triage;
  opened: OpenInboxItem;
  /** Whether the server sends mails; undefined until that is known. */
  canSend: boolean | undefined;
};

/** A reply, begun with a template and written here; where the server sends no mails, the own mail program sends it. */
export function ReplyForm({ item, triage, opened, canSend }: ReplyFormProps) {
  const { draft, isKept, write, drop } = useReplyDraft(item.id);
  const { templates, template, chosen, choose } = useTemplateChoice(item);
  const reply = draft ?? beginningOf(item, template);
  const sending = useSendReply(item, {
    onSent: (detail) => {
      drop();
      choose('');
      opened.accept(detail);
    },
    // It may have been stored all the same: what is there is shown.
    onFailed: opened.refresh,
  });
  const isSentHere = canSend === true && !sending.isUnset;
  const stateId = useId();

  function begin(next: string): void {
    choose(next);
    drop();
    if (draft) {
      const action = { label: t('Undo'), run: () => write(draft) };
      showNotice({ id: 'reply-draft', kind: 'info', text: t('What you had written was replaced.'), action });
    }
  }

  return (
    // No form: a mail does not leave because somebody pressed Enter in its subject.
    <section className={styles.form} aria-label={t('Reply')}>
      <div className={styles.line}>
        <NativeSelect
          label={t('Reply with')}
          name="template"
          value={chosen}
          data={[
            { value: '', label: t('No template') },
            ...templates.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(event) => begin(event.currentTarget.value)}
        />
        <Link to="/admin/inbox/templates/">{t('Edit templates')}</Link>
      </div>
      {template?.isFallback && item.language ? (
        <p className={styles.state}>
          {t('This template has no text in {language}, the language that this was sent in.', {
            language: readersNameOf(item.language),
          })}
        </p>
      ) : null}
      <TextInput
        label={t('Subject')}
        name="reply_subject"
        value={reply.subject}
        maxLength={replyLimits.subject}
        error={sending.fields.subject}
        onChange={({ currentTarget: { value: subject } }) => write({ ...reply, subject })}
      />
      <Textarea
        label={t('Text')}
        name="reply_text"
        autosize
        minRows={6}
        maxRows={20}
        value={reply.text}
        maxLength={replyLimits.body}
        error={sending.fields.body}
        aria-describedby={stateId}
        onChange={({ currentTarget: { value: text } }) => write({ ...reply, text })}
      />
      <p id={stateId} className={styles.state}>
        {isKept
          ? t('To {email}. What you write is kept in this browser until it is sent.', { email: item.email })
          : notKept}
      </p>
      {sending.problem ? <Message kind="error">{sending.problem}</Message> : null}
      <div className={styles.actions}>
        {isSentHere && template?.channel !== 'chat' ? (
          <Button loading={sending.isSending} onClick={() => void sending.send(reply)}>
            {t('Send reply')}
          </Button>
        ) : null}
        <OwnWays
          {...{ item, reply, template }}
          hasMail={canSend !== undefined && !isSentHere}
          triage={triage}
        />
        {draft ? (
          <Button variant="subtle" onClick={() => begin(chosen)}>
            {t('Discard draft')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const notKept = t('This browser keeps no drafts: send what you write before you close this.');

/** The first template begins the first reply; after that only those that are asked for. */
function useTemplateChoice(item: InboxItem) {
  const templates = useReplyTemplates(item);
  const [chosen, choose] = useState(item.replies.length > 0 ? '' : '0');
  return { templates, template: chosen ? templates[Number(chosen)] : undefined, chosen, choose };
}

/** Mails of one subject are shown as one conversation. */
function beginningOf({ replies }: InboxItem, template: FilledTemplate | undefined): Reply {
  return { subject: replies.at(-1)?.subject ?? template?.subject ?? '', text: template?.text ?? '' };
}

type OwnWaysProps = {
  item: InboxItem;
  reply: Reply;
  /** What the template is for; both where it says nothing. */
  template: FilledTemplate | undefined;
  hasMail: boolean;
  triage: Triage;
};

/** By one's own mail program and in the chat, as far as the template and what the buyer left allow. */
function OwnWays({ item, reply, template, hasMail, triage }: OwnWaysProps) {
  const number = chatNumberOf(item);
  const onReply = () => offerAnswered(item, triage);
  return (
    <>
      {hasMail && template?.channel !== 'chat' ? (
        <Button component="a" href={mailUrl(item.email, reply)} onClick={onReply}>
          {t('Reply by e-mail')}
        </Button>
      ) : null}
      {number && template?.channel !== 'mail' ? (
        <Button
          component="a"
          variant="default"
          href={chatUrl(number, reply.text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onReply}
        >
          {t('Reply on WhatsApp')}
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
    text: t('{reference} is still new. Once your reply is sent, mark it.', { reference: item.reference }),
    action: {
      label: t('Mark as answered'),
      run: () => void triage.change([item.id], { status: 'answered' }),
    },
  });
}
