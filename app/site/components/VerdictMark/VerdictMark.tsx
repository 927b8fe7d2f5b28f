import type { Verdict } from '#content/fit/fit-of.ts';
import styles from './VerdictMark.module.css';

/** A verdict in words, with a disc that is full, half full, crossed or empty. */
export function VerdictMark({ verdict, said }: { verdict: Verdict; said: string }) {
  return (
    <strong className={styles.verdict} data-verdict={verdict}>
      {said}
    </strong>
  );
}
