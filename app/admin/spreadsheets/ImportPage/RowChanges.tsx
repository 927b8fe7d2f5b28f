import type { CellChange, RowChange } from '#content/spreadsheets/import-result.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

/** What each row would change, field by field. */
export function RowChanges({ changes }: { changes: readonly RowChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="import-changes">
      <h2 id="import-changes" className={styles.heading}>
        What would change
      </h2>
      <LongTable caption="What would change, by row" heads={['Row', 'Record', 'Fields']} rows={changes}>
        {(change) => (
          <tr key={change.row}>
            <th scope="row">{change.row}</th>
            <td>
              {change.title}
              {change.action === 'create' ? <span className={styles.badge}>New</span> : null}
            </td>
            <td>
              <dl className={styles.fields}>
                {change.fields.map((cell) => (
                  <div key={cell.field}>
                    <dt>{cell.label}</dt>
                    <dd>
                      <OldAndNew cell={cell} isNew={change.action === 'create'} />
                    </dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        )}
      </LongTable>
    </section>
  );
}

function OldAndNew({ cell, isNew }: { cell: CellChange; isNew: boolean }) {
  if (isNew) return <ins className={styles.added}>{cell.to}</ins>;
  return (
    <>
      {cell.from ? <del className={styles.removed}>{cell.from}</del> : <Empty />}
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> becomes </span>
      {cell.to ? <ins className={styles.added}>{cell.to}</ins> : <Empty />}
    </>
  );
}

function Empty() {
  return <span className={styles.empty}>empty</span>;
}
