import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './EmptyState.module.css';

/** A list that has nothing to show says why, and what to do about it. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={styles.void}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}

/** Nothing is there yet. */
export function NothingYet(props: {
  noun: { one: string; many: string };
  purpose: string;
  newAddress: string;
}) {
  const { noun, purpose, newAddress } = props;
  return (
    <EmptyState
      title={`No ${noun.many} yet`}
      text={purpose}
      action={
        <Button component={Link} to={newAddress}>
          New {noun.one}
        </Button>
      }
    />
  );
}

/** No record matches the search and filters. */
export function NothingFound({ noun, allAddress }: { noun: { many: string }; allAddress: string }) {
  return (
    <EmptyState
      title={`No ${noun.many} found`}
      text="Nothing fits this search and these filters."
      action={
        <Button component={Link} to={allAddress} variant="default">
          Clear filters
        </Button>
      }
    />
  );
}
