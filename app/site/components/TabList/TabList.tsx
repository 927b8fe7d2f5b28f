import type { Tabs } from '../../behaviour/use-tabs.ts';
import styles from './TabList.module.css';

type TabListProps = { label: string; tabs: Tabs; panels: readonly { id: string; title: string }[] };

/** The tabs over panels, once scripts run. */
export function TabList({ label, tabs, panels }: TabListProps) {
  if (!tabs.isReady || panels.length === 0) return null;
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {panels.map(({ id, title }) => (
        <button key={id} className={styles.tab} {...tabs.tabOf(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}
