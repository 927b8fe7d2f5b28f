import { Link } from 'react-router';
import { UnitSwitch } from '../product/UnitSwitch.tsx';
import styles from './CompareTools.module.css';
import type { ComparePageData } from './load-compare-page.ts';

/** Which rows are shown, and in which units: links that change the address. */
export function CompareTools({ page }: { page: ComparePageData }) {
  const { texts, stones, isOnlyDifferences, toggledPath, units } = page;
  return (
    <div className={styles.tools} data-print="none">
      {stones.length > 1 ? (
        <Link to={toggledPath} replace preventScrollReset>
          {isOnlyDifferences ? texts.allButton : texts.onlyButton}
        </Link>
      ) : null}
      {units ? <UnitSwitch units={units} texts={texts} /> : null}
    </div>
  );
}
