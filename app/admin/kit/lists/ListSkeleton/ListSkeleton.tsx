import { Skeleton } from '@mantine/core';
import rows from '../ListRows/ListRows.module.css';
import styles from './ListSkeleton.module.css';

const cardCount = 6;
const lineCount = 8;

/** A placeholder for a list that is loading, of about its size, so that nothing shifts when it has loaded. */
export function ListSkeleton({ shape }: { shape: 'cards' | 'lines' }) {
  return (
    <div aria-hidden="true" data-testid="skeleton">
      {shape === 'cards' ? (
        <div className={rows.cards}>
          {Array.from({ length: cardCount }, (_, index) => (
            <CardSkeleton key={`card ${index + 1}`} />
          ))}
        </div>
      ) : (
        Array.from({ length: lineCount }, (_, index) => (
          <div key={`line ${index + 1}`} className={styles.line}>
            <Skeleton width={36} height={36} />
            <Skeleton height={14} width="40%" />
            <Skeleton height={14} width="20%" />
          </div>
        ))
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton height={18} width="70%" />
      <Skeleton height={12} />
      <Skeleton height={12} width="85%" />
    </div>
  );
}
