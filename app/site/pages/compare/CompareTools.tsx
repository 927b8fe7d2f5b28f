import { Link } from 'react-router';
import { useLangOf } from '../../languages-context.ts';
import { UnitSwitch } from '../product/UnitSwitch.tsx';
import styles from './CompareTools.module.css';
import type { ComparePageData } from './load-compare-page.ts';

/** Which rows are shown, and in which units: links that change the address. */
export function CompareTools({ page }: { page: ComparePageData }) {
  const langOf = useLangOf();
  const { texts, stones, isOnlyDifferences, toggledPath, units } = page;
  const toggle = isOnlyDifferences ? 'allButton' : 'onlyButton';
  return (
    <div className={styles.tools} data-print="none">
      {stones.length > 1 ? (
        <Link to={toggledPath} replace preventScrollReset {...langOf(texts, toggle)}>
          {texts[toggle]}
        </Link>
      ) : null}
      {units ? <UnitSwitch units={units} texts={texts} /> : null}
    </div>
  );
}
