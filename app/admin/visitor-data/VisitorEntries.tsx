import { Link } from 'react-router';
import { describeLine } from '#enquiries/shortlist-line.shared.ts';
import type { InboxItem } from '../enquiries/enquiry.ts';
import { inboxPath, itemParameter } from '../enquiries/inbox.ts';
import { Timestamp } from '../enquiries/Timestamp/Timestamp.tsx';
import styles from './VisitorDataPage.module.css';
import { countOf, type VisitorData } from './visitor-data.ts';

/** What was found, by where it is kept. */
export function VisitorEntries({ data }: { data: VisitorData }) {
  const { items, subscriptions, feedback, shortlists, mails, mentions } = data;
  return (
    <>
      {countOf(data) === 0 ? <p>Nothing is kept that they have sent.</p> : null}
      <Entries title="Inbox" rows={items.map(rowOfItem)}>
        {mails > 0 ? (
          <p>{mails === 1 ? '1 mail' : `${mails} mails`} about it with the site’s mails.</p>
        ) : null}
      </Entries>
      <Entries
        title="Newsletter"
        rows={subscriptions.map(({ id, email, createdAt }) => ({ id, text: email, at: createdAt }))}
      />
      <Entries
        title="Feedback that names them"
        rows={feedback.map(({ id, feedback: text, createdAt }) => ({ id, text, at: createdAt }))}
      />
      <Entries
        title="Shared lists that name them"
        rows={shortlists.map(({ id, lines, createdAt }) => ({
          id,
          text: lines.map(describeLine).join('; '),
          at: createdAt,
        }))}
      />
      <Entries title="Named by others" rows={mentions.map(rowOfItem)}>
        <p>This belongs to who sent it: open it and decide. It is not erased here.</p>
      </Entries>
    </>
  );
}

type Row = { id: number | string; text: string; at: string; to?: string };

function rowOfItem({ id, reference, name, status, receivedAt: at }: InboxItem): Row {
  const where = status === 'spam' ? ', spam' : status === 'deleted' ? ', in the trash' : '';
  return { id, at, text: `${reference}, ${name}${where}`, to: `${inboxPath}?${itemParameter}=${id}` };
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
