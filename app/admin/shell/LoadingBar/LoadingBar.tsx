import { useNavigation } from 'react-router';
import styles from './LoadingBar.module.css';

/** A thin bar at the top while the next page's data loads; fast responses never show it. */
export function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading the page" />;
}
