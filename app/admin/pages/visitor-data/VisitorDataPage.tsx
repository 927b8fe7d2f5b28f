import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { describeLine, type StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { offerFile } from '../../kit/api/offer-file.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { InboxItem } from '../inbox/enquiry.ts';
import { inboxPath, itemParameter } from '../inbox/inbox.ts';
import { Timestamp } from '../inbox/Timestamp/Timestamp.tsx';
import styles from './VisitorDataPage.module.css';

const eraseText = t(
  'Nobody can bring it back. Archives of backups that were made before hold it until they are deleted: after a restore, erase it again.',
);

/** For whoever asks what is kept of them: it is found, handed over, and erased (specification/personal-data.md). */
export function VisitorDataPage() {
  const visitor = useVisitorData();
  const { found, failure } = visitor;
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('Personal data')}
        summary={t('Find, export or erase everything that one visitor has sent.')}
      />
      <form className={styles.form} onSubmit={visitor.onSubmit} noValidate>
        <TextInput
          label={t('E-mail address or number')}
          name="who"
          description={t('The whole address, or the number with its calling code.')}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
          autoComplete="off"
          spellCheck={false}
          error={failure?.field}
          className={styles.field ?? ''}
        />
        <Button type="submit" loading={visitor.isBusy}>
          {t('Find')}
        </Button>
      </form>
      {failure && !failure.field ? <Message kind="error">{failure.message}</Message> : null}
      {visitor.done ? <Message kind="success">{visitor.done}</Message> : null}
      {found ? (
        <section ref={result} tabIndex={-1} className={styles.result} aria-labelledby="visitor-data-found">
          <h2 id="visitor-data-found">{t('What is kept of {who}', { who: found.who })}</h2>
          <VisitorEntries data={found.data} />
          <VisitorActions visitor={visitor} />
        </section>
      ) : null}
    </div>
  );
}

/** Everything that is kept of one visitor. */
type VisitorData = {
  items: readonly InboxItem[];
  subscriptions: readonly { id: number; email: string; createdAt: string }[];
  feedback: readonly { id: number; rating: number; feedback: string; createdAt: string }[];
  shortlists: readonly { id: string; lines: readonly StoneLine[]; createdAt: string }[];
  mails: number;
  /** What others sent that names them. */
  mentions: readonly InboxItem[];
};

/** One visitor at a time: what is kept of them, and what is done with it. */
function useVisitorData() {
  const [found, setFound] = useState<{ who: string; data: VisitorData }>();
  const { failure, done, isBusy, run, setDone } = useOneAtATime();
  const confirm = useConfirm();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const who = String(new FormData(event.currentTarget).get('who')).trim();
    void run(async () => {
      setFound(undefined);
      setFound({ who, data: await findVisitor(who) });
    });
  }

  async function save(): Promise<void> {
    if (!found) return;
    await run(async () => {
      const text = JSON.stringify(await exportVisitor(found.who), undefined, 2);
      offerFile(new Blob([text], { type: 'application/json' }), 'personal-data.json');
    });
  }

  async function erase(): Promise<void> {
    if (!found) return;
    const count = countOf(found.data);
    const title = t(
      '{count, plural, one {Erase the entry of {who}?} other {Erase all # entries of {who}?}}',
      { count, who: found.who },
    );
    if (!(await confirm({ title, text: eraseText, action: t('Erase') }))) return;
    await run(async () => {
      const erased = await eraseVisitor(found.who);
      setFound(undefined);
      setDone(
        t('Erased: {count, plural, one {# entry} other {# entries}}. Nothing of it is kept here any more.', {
          count: erased,
        }),
      );
    });
  }

  return { found, failure, done, isBusy, onSubmit, save, erase };
}

type Failure = { message: string; field: string | undefined };

/** What is under way, and how the last of it went. */
function useOneAtATime() {
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setDone('');
    try {
      await work();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.who : undefined;
      setFailure({ message: messageOf(error, t('This did not work. Please try again.')), field });
    } finally {
      setBusy(false);
    }
  }

  return { failure, done, isBusy, run, setDone };
}

/** @param who an e-mail address, or a number with its calling code @throws ApiError */
async function findVisitor(who: string): Promise<VisitorData> {
  return (await requestApi<VisitorData>('/visitor-data/search', { method: 'POST', body: { who } })).data;
}

/** @throws ApiError */
async function exportVisitor(who: string): Promise<VisitorData> {
  return (await requestApi<VisitorData>('/visitor-data/export', { method: 'POST', body: { who } })).data;
}

/** @returns how many entries were erased @throws ApiError */
async function eraseVisitor(who: string): Promise<number> {
  const { data } = await requestApi<{ erased: number }>('/visitor-data/erase', {
    method: 'POST',
    body: { who },
  });
  return data.erased;
}

/** How much is theirs; what others sent is not. */
function countOf({ items, subscriptions, feedback, shortlists }: VisitorData): number {
  return items.length + subscriptions.length + feedback.length + shortlists.length;
}

/** What was found, by where it is kept. */
function VisitorEntries({ data }: { data: VisitorData }) {
  const { items, subscriptions, feedback, shortlists, mails, mentions } = data;
  return (
    <>
      {countOf(data) === 0 ? <p>{t('Nothing is kept that they have sent.')}</p> : null}
      <Entries title={t('Inbox')} rows={items.map(rowOfItem)}>
        {mails > 0 ? (
          <p>
            {t('{count, plural, one {# mail} other {# mails}} about it with the site’s mails.', {
              count: mails,
            })}
          </p>
        ) : null}
      </Entries>
      <Entries
        title={t('Newsletter')}
        rows={subscriptions.map(({ id, email, createdAt }) => ({ id, text: email, at: createdAt }))}
      />
      <Entries
        title={t('Feedback that names them')}
        rows={feedback.map(({ id, feedback: text, createdAt }) => ({ id, text, at: createdAt }))}
      />
      <Entries
        title={t('Shared lists that name them')}
        rows={shortlists.map(({ id, lines, createdAt }) => ({
          id,
          text: lines.map(describeLine).join('; '),
          at: createdAt,
        }))}
      />
      <Entries title={t('Named by others')} rows={mentions.map(rowOfItem)}>
        <p>{t('This belongs to who sent it: open it and decide. It is not erased here.')}</p>
      </Entries>
    </>
  );
}

type Row = { id: number | string; text: string; at: string; to?: string };

function rowOfItem({ id, reference, name, status, receivedAt: at }: InboxItem): Row {
  const where = status === 'spam' ? t('spam') : status === 'deleted' ? t('in the trash') : '';
  const text = [`${reference}, ${name}`, where].filter(Boolean).join(', ');
  return { id, at, text, to: `${inboxPath}?${itemParameter}=${id}` };
}

function Entries({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly Row[];
  children?: React.ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.entries}>
      <h3>
        {title} ({rows.length})
      </h3>
      <ul>
        {rows.map(({ id, text, at, to }) => (
          <li key={id}>
            <span>{to ? <Link to={to}>{text}</Link> : text}</span>
            <span className={styles.at}>
              <Timestamp at={at} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

type VisitorSearch = ReturnType<typeof useVisitorData>;

/** Handing over and erasing what was found; nothing where there is nothing. */
function VisitorActions({ visitor }: { visitor: VisitorSearch }) {
  if (!visitor.found || countOf(visitor.found.data) === 0) return null;
  return (
    <div className={styles.actions}>
      <Button variant="default" disabled={visitor.isBusy} onClick={() => void visitor.save()}>
        {t('Download')}
      </Button>
      <Button color="red" variant="light" disabled={visitor.isBusy} onClick={() => void visitor.erase()}>
        {t('Erase for good')}
      </Button>
    </div>
  );
}
