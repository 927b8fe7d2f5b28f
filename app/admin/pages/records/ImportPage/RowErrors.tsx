import { useId } from 'react';
import type { RowError } from '#content/spreadsheets/import-result.ts';
import { sayAnswer, t } from '../../../kit/language/t.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

/** What is wrong, by row and column of the file. */
export function RowErrors(props: { heading?: string; errors: readonly RowError[] }) {
  const { heading = t('What is wrong'), errors } = props;
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <LongTable caption={heading} heads={[t('Row'), t('Column'), t('Why')]} rows={errors}>
        {({ row, field, message }, index) => (
          <tr key={`${row} ${field} ${index}`}>
            <th scope="row">{row}</th>
            <td data-whole>{field}</td>
            <td>{sayAnswer(message)}</td>
          </tr>
        )}
      </LongTable>
    </section>
  );
}
