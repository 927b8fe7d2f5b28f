import { type Db, loadOf } from '#database/connect.ts';
import { hasRoom } from '#database/storage-probe.ts';

const defaultEveryMs = 2_000;

/**
 * Tries a database again and again that has refused a write because it can only be read: a failover, or somebody who works
 * on it. @returns how it is stopped
 */
export function watchForWrites(
  db: Db,
  { onChange, everyMs = defaultEveryMs }: { onChange: (isReadOnly: boolean) => void; everyMs?: number },
): () => void {
  let wasReadOnly = false;
  let isTrying = false;
  const look = async () => {
    if (isTrying) return;
    isTrying = true;
    // A write that is taken says so to the database's load; what fails leaves it as it was.
    if (loadOf(db).isReadOnly) await hasRoom(db).catch(() => false);
    isTrying = false;
    const isReadOnly = loadOf(db).isReadOnly === true;
    if (isReadOnly !== wasReadOnly) onChange(isReadOnly);
    wasReadOnly = isReadOnly;
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
