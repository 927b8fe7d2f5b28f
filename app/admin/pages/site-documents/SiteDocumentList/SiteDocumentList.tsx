import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentGroups } from '#content/documents/registry.ts';
import { documentPathOf } from '../../../kit/forms/document-path.ts';
import { rich, t } from '../../../kit/language/t.ts';
import { authorName } from '../../../kit/page-parts/author-name.ts';
import { formatTimestamp } from '../../../kit/time/format-time.ts';
import type { DocumentSummary } from '../document-endpoints.ts';
import styles from './SiteDocumentList.module.css';

/** All site documents in their groups, each with links to its form and to a page that shows it. */
export function SiteDocumentList({ documents }: { documents: readonly DocumentSummary[] }) {
  return documentGroups.map(({ label, help, documents: grouped }) => (
    <section key={label} aria-labelledby={`group-${label}`} className={styles.group}>
      <h2 id={`group-${label}`} className={styles.heading}>
        {t(label)}
      </h2>
      <p className={styles.help}>{t(help)}</p>
      <ul className={styles.list}>
        {documents
          .filter(({ key }) => grouped.some((document) => document.key === key))
          .map((document) => (
            <DocumentItem key={document.key} document={document} />
          ))}
      </ul>
    </section>
  ));
}

function DocumentItem({ document }: { document: DocumentSummary }) {
  return (
    <li className={styles.item}>
      <h3 className={styles.label}>
        <Link to={documentPathOf(document.key)}>{t(document.label)}</Link>
        {document.hasDraft ? <span className={styles.draft}>{t('Draft')}</span> : null}
      </h3>
      <p>{t(document.help)}</p>
      <p className={styles.facts}>
        {describeChange(document)}
        {document.shownOn ? (
          <a href={document.shownOn} target="_blank" rel="noreferrer">
            {t('View on the site')}
            <span className="visually-hidden">
              : {t(document.label)} {t('(opens a new tab)')}
            </span>
          </a>
        ) : null}
      </p>
    </li>
  );
}

function describeChange({ updatedAt, updatedBy }: DocumentSummary) {
  if (updatedAt === null) return <span>{t('Not changed yet')}</span>;
  const changed = {
    time: formatTimestamp(updatedAt),
    at: (text: ReactNode) => <time dateTime={updatedAt}>{text}</time>,
  };
  return (
    <span>
      {updatedBy
        ? rich('Changed <at>{time}</at> by {name}', { ...changed, name: authorName(updatedBy) })
        : rich('Changed <at>{time}</at>', changed)}
    </span>
  );
}
