import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './StateBadge.module.css';

type Tone = 'plain' | 'draft' | 'planned' | 'accent' | 'good';

export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge className={styles.badge} data-tone={tone} variant="outline" size="md">
      {children}
    </Badge>
  );
}
