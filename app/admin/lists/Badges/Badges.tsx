import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Badges.module.css';

type BadgesProps = { children?: ReactNode; isDraft?: boolean; isFeatured?: boolean };

/** The states of a record that an administrator looks for first. */
export function Badges({ children, isDraft = false, isFeatured = false }: BadgesProps) {
  return (
    <div className={styles.badges}>
      {isDraft ? <StateBadge tone="draft">Draft</StateBadge> : null}
      {isFeatured ? <StateBadge tone="accent">Featured</StateBadge> : null}
      {children}
    </div>
  );
}

export function StateBadge(props: { tone: 'plain' | 'draft' | 'accent' | 'good'; children: ReactNode }) {
  return (
    <Badge className={styles.badge} data-tone={props.tone} variant="outline" size="md">
      {props.children}
    </Badge>
  );
}
