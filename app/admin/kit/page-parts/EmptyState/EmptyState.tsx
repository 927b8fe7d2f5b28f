import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { May } from '../../access/May/May.tsx';
import { t } from '../../language/t.ts';
import styles from './EmptyState.module.css';

/** Replaces an empty list: says why it is empty, and what to do about it. */
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
  newPath: string;
  /** What has to be there first, and is not. */
  missing?: { noun: { one: string }; path: string } | undefined;
}) {
  const { noun, purpose, newPath, missing } = props;
  if (missing) {
    return (
      <EmptyState
        title={t('No {nouns} yet', { nouns: t(noun.many) })}
        text={`${purpose} ${t('Each needs a {noun}, and there is none yet: add one first.', {
          noun: t(missing.noun.one),
        })}`}
        action={<NewButton to={`/admin/${missing.path}/new/`} noun={missing.noun} />}
      />
    );
  }
  return (
    <EmptyState
      title={t('No {nouns} yet', { nouns: t(noun.many) })}
      text={purpose}
      action={<NewButton to={newPath} noun={noun} />}
    />
  );
}

function NewButton({ to, noun }: { to: string; noun: { one: string } }) {
  return (
    <May permission="content">
      <Button component={Link} to={to}>
        {t('New {noun}', { noun: t(noun.one) })}
      </Button>
    </May>
  );
}

/** No record matches the search and filters. */
export function NothingFound({ noun, allPath }: { noun: { many: string }; allPath: string }) {
  return (
    <EmptyState
      title={t('No {nouns} found', { nouns: t(noun.many) })}
      text={t('Nothing matches this search and these filters.')}
      action={
        <Button component={Link} to={allPath} variant="default">
          {t('Clear filters')}
        </Button>
      }
    />
  );
}
