import { countOf } from '../bulk-texts.ts';
import styles from './BulkFailures.module.css';

export type BulkFailure = { id: number; title: string; message: string };

/** Which of the selected records could not be changed, and why. */
export function BulkFailures(props: {
  noun: { one: string; many: string };
  failures: readonly BulkFailure[];
}) {
  const { noun, failures } = props;
  return (
    <>
      <p>{countOf(failures.length, noun)} could not be changed:</p>
      <ul className={styles.list}>
        {failures.map((failure) => (
          <li key={failure.id}>
            <strong>{failure.title}</strong>: {failure.message}
          </li>
        ))}
      </ul>
    </>
  );
}
