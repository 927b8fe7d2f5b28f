import { isVideoPath } from '../../media/check-files.ts';
import { MediaFrame } from '../../media/MediaFrame/MediaFrame.tsx';
import styles from './HistoryDrawer.module.css';

type Media = { from: readonly string[]; to: readonly string[] };

/** Shows the pictures before and after a change; removed and added ones are marked. */
export function MediaChange({ from, to }: Media) {
  return (
    <>
      <del className={styles.media}>
        <MediaRow title="Before" paths={from} others={to} mark="removed" />
      </del>
      <ins className={styles.media}>
        <MediaRow title="After" paths={to} others={from} mark="added" />
      </ins>
    </>
  );
}

type MediaRowProps = {
  title: string;
  paths: readonly string[];
  others: readonly string[];
  mark: 'removed' | 'added';
};

function MediaRow({ title, paths, others, mark }: MediaRowProps) {
  return (
    <>
      <span className={styles.when}>{title}</span>
      {paths.length === 0 ? <span className={styles.none}>empty</span> : null}
      {/* A picture may be in a gallery twice, so its position is part of the key. */}
      {paths.map((path, index) => (
        <span
          key={`${index} ${path}`}
          className={styles.picture}
          data-mark={others.includes(path) ? undefined : mark}
          title={nameOf(path)}
        >
          <MediaFrame
            path={path}
            alt={others.includes(path) ? nameOf(path) : `${nameOf(path)}, ${mark}`}
            width={320}
            isVideo={isVideoPath(path)}
          />
        </span>
      ))}
    </>
  );
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
