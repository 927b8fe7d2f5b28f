import { Link } from 'react-router';
import { authorName } from '../../../kit/page-parts/author-name.ts';
import { formatTimestamp } from '../../../kit/time/format-time.ts';
import type { DocumentSummary } from '../document-endpoints.ts';
import styles from './SiteDocumentList.module.css';

/** All site documents, each with links to its form and to a page that shows it. */
export function SiteDocumentList({ documents }: { documents: readonly DocumentSummary[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.key} className={styles.item}>
          <h2 className={styles.label}>
            <Link to={`/admin/site/${document.key}/`}>{document.label}</Link>
            {document.hasDraft ? <span className={styles.draft}>Draft</span> : null}
          </h2>
          <p className={styles.help}>{document.help}</p>
          <p className={styles.facts}>
            {describeChange(document)}
            {document.shownOn ? (
              <a href={document.shownOn} target="_blank" rel="noreferrer">
                View on the site<span className="visually-hidden">: {document.label} (opens a new tab)</span>
              </a>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function describeChange({ updatedAt, updatedBy }: DocumentSummary) {
  if (updatedAt === null) return <span>Not changed yet</span>;
  return (
    <span>
      Changed <time dateTime={updatedAt}>{formatTimestamp(updatedAt)}</time>
      {updatedBy ? ` by ${authorName(updatedBy)}` : ''}
    </span>
  );
}
