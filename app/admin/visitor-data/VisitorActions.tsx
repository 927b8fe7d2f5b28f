import { Button } from '@mantine/core';
import type { VisitorSearch } from './use-visitor-data.ts';
import styles from './VisitorDataPage.module.css';
import { countOf } from './visitor-data.ts';

/** Handing over and erasing what was found; nothing where there is nothing. */
export function VisitorActions({ visitor }: { visitor: VisitorSearch }) {
  if (!visitor.found || countOf(visitor.found.data) === 0) return null;
  return (
    <div className={styles.actions}>
      <Button variant="default" disabled={visitor.isBusy} onClick={() => void visitor.save()}>
        Download
      </Button>
      <Button color="red" variant="light" disabled={visitor.isBusy} onClick={() => void visitor.erase()}>
        Erase for good
      </Button>
    </div>
  );
}
