import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import type { StoneFitData } from './load-stone-fit.ts';
import styles from './StoneTests.module.css';

export type ShownTests = Pick<StoneFitData, 'tests' | 'testsHeading' | 'testColumns'>;

/** What was measured of a stone, how, when and by whom. */
export function StoneTests({ stone, fit }: { stone: string; fit: ShownTests }) {
  const { tests, testsHeading, testColumns } = fit;
  if (tests.length === 0) return null;
  return (
    <>
      <DisplayHeading as="h3" size="small" className={styles.heading}>
        {testsHeading}
      </DisplayHeading>
      <table className={styles.tests}>
        <caption className="visually-hidden">
          {testsHeading}: {stone}
        </caption>
        <thead>
          <tr>
            {testColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tests.map(({ property, value, method, date, laboratory, note }, index) => (
            // Several tests may say the same.
            <tr key={index}>
              <th scope="row">
                {property}
                {note ? <small>{note}</small> : null}
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
              <td>
                <span className={styles.how}>
                  {[method, date, laboratory].map((text, part) => (
                    <bdi key={part}>{text}</bdi>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
