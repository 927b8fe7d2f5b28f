import type { ReactNode } from 'react';
import type { InLanguage } from '../../languages-context.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './FactList.module.css';

type Fact = { label: string; value: ReactNode; labelIn?: InLanguage; valueIn?: InLanguage };

type FactListProps = {
  /** Facts without a value are left out. */
  facts: readonly Fact[];
  /** `label`: one below the other beside a picture; `row`: side by side below one. */
  layout?: 'label' | 'row';
  className?: string | undefined;
};

/** A list of short terms and values, separated by thin lines. */
export function FactList({ facts, layout = 'label', className }: FactListProps) {
  const known = facts.filter(hasValue);
  if (known.length === 0) return null;
  return (
    <dl className={joinClassNames(styles.facts, className)} data-layout={layout}>
      {known.map((fact, index) => (
        // Two facts may have the same label, and none moves.
        <div key={index} className={styles.fact}>
          <dt className={styles.term} {...fact.labelIn}>
            {fact.label}
          </dt>
          <dd className={styles.value} {...fact.valueIn}>
            {typeof fact.value === 'string' ? <bdi>{keepUnits(fact.value)}</bdi> : fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function hasValue({ value }: Fact): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}
