import { keepUnits } from '../typography/keep-units.ts';
import styles from './SpecificationTable.module.css';
import type { TechnicalRow } from './technical-rows.ts';

export function SpecificationTable({ name, rows }: { name: string; rows: readonly TechnicalRow[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{`Technical specifications of ${name}`}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            <td>
              {keepUnits(row.value)}
              {row.note ? <span className={styles.note}>{` ${keepUnits(row.note)}`}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
