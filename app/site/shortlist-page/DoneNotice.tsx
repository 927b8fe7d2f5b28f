import { useLocation } from 'react-router';
import styles from './DoneNotice.module.css';
import { stepParameter } from './list-steps.ts';
import type { ShortlistPageData } from './load-shortlist-page.ts';
import type { useShortlist } from './use-shortlist.ts';

type DoneNoticeProps = {
  page: Pick<ShortlistPageData, 'done'>;
  list: Pick<ReturnType<typeof useShortlist>, 'done' | 'undo' | 'isHydrated'>;
};

/** What was done last, and the way back. Without scripts that is the address before it. */
export function DoneNotice({ page, list: { done, undo, isHydrated } }: DoneNoticeProps) {
  const { search } = useLocation();
  const former = new URLSearchParams(search);
  former.delete(stepParameter);
  return (
    <div className={styles.notice} data-print="none">
      <p role="status">{done?.text ?? (isHydrated ? '' : page.done)}</p>
      {done?.undo ? (
        <button type="button" className={styles.undo} onClick={undo}>
          Undo
        </button>
      ) : null}
      {!isHydrated && page.done ? (
        <a className={styles.undo} href={`?${former}`}>
          Undo
        </a>
      ) : null}
    </div>
  );
}
