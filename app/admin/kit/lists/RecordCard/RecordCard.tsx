import type { ReactNode } from 'react';
import { May } from '../../access/May/May.tsx';
import { DefinitionList, type Fact } from '../../page-parts/DefinitionList/DefinitionList.tsx';
import { CardFrame } from '../CardFrame/CardFrame.tsx';
import type { RowTools } from '../list-definition.ts';
import { RecordLink } from '../RecordLink/RecordLink.tsx';
import { RowCheckbox } from '../RowCheckbox/RowCheckbox.tsx';
import styles from './RecordCard.module.css';

type RecordCardProps = {
  tools: RowTools;
  picture: ReactNode;
  /** Shown small above the title: a date, a kind. */
  label?: ReactNode;
  badges?: ReactNode;
  children?: ReactNode;
};

/** A record as a card: its picture, its text, its actions. */
export function RecordCard({ tools, picture, label, badges, children }: RecordCardProps) {
  return (
    <CardFrame tools={tools} className={styles.foot}>
      {(titleId) => (
        <>
          <div className={styles.picture}>
            {picture}
            <div className={styles.select}>
              <May permission="content">
                <RowCheckbox tools={tools} />
              </May>
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
              <RecordLink id={titleId} tools={tools}>
                {tools.title}
              </RecordLink>
            </h2>
            {children}
          </div>
        </>
      )}
    </CardFrame>
  );
}

/** A text of any length, cut after a few lines. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className={styles.excerpt}>{children}</p>;
}

/** Labels and values of a card, such as 'Client' and its name; empty ones are left out. */
export function CardFacts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== undefined);
  return <DefinitionList className={styles.facts} facts={known} />;
}
