import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { RowTools } from '../list-definition.ts';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import { RowCheckbox } from '../RowCheckbox/RowCheckbox.tsx';
import styles from './RecordCard.module.css';

type RecordCardProps = {
  tools: RowTools;
  picture: ReactNode;
  /** Small and first: a date, a kind. */
  label?: ReactNode;
  badges?: ReactNode;
  children?: ReactNode;
};

/** A record as a card; its picture leads, its actions close it. */
export function RecordCard({ tools, picture, label, badges, children }: RecordCardProps) {
  const titleId = useId();
  return (
    <article
      className={styles.card}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
    >
      <div className={styles.picture}>
        {picture}
        <div className={styles.select}>
          <RowCheckbox tools={tools} />
        </div>
      </div>
      <div className={styles.text}>
        {label || badges ? (
          <div className={styles.top}>
            <p className={styles.label}>{label}</p>
            {badges}
          </div>
        ) : null}
        <h2 className={styles.title}>
          <Link id={titleId} to={tools.editAddress} state={{ from: tools.listAddress }} data-row-title>
            {tools.title}
          </Link>
        </h2>
        {children}
      </div>
      <div className={styles.foot}>
        <RecordActions tools={tools} titleId={titleId} />
      </div>
    </article>
  );
}

/** Words that may be long: shown to a few lines. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className={styles.excerpt}>{children}</p>;
}

/** What a card says in pairs, such as 'Client' and its name; empty ones stay out. */
export function CardFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
