import type { ReactNode } from 'react';
import { DefinitionList, type Fact } from '../../../kit/page-parts/DefinitionList/DefinitionList.tsx';
import styles from './LabelledValues.module.css';

/** Labels and values, one below the other; missing values are marked as such. */
export function LabelledValues({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <DefinitionList
      className={styles.facts}
      facts={facts.map(({ label, value }): Fact => [label, value || '—'])}
    />
  );
}
