import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../../kit/language/t.ts';
import { useGrowingList } from '../../../kit/media/use-growing-list.ts';
import styles from './ImportPage.module.css';

type LongTableProps<Row> = {
  caption: string;
  heads: readonly string[];
  rows: readonly Row[];
  children: (row: Row, index: number) => ReactNode;
};

/** A table of perhaps thousands of rows, which grows as it is scrolled. */
export function LongTable<Row>({ caption, heads, rows, children }: LongTableProps<Row>) {
  const list = useGrowingList(rows, caption);
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{list.shown.map(children)}</tbody>
        </table>
      </div>
      <div ref={list.end}>
        {list.remaining > 0 ? (
          <Button variant="default" onClick={list.showMore}>
            {t('Show more ({count, number} left)', { count: list.remaining })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
