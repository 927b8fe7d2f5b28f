import pg from 'pg';

const maxAskMs = 1_000;

/**
 * Cuts a connection on which no answer comes, whatever its socket says, so that what was asked over it fails. A server
 * that says that it is still at work on it is waited for: statements may take long.
 */
export function watchForAnswer(
  client: pg.PoolClient,
  { url, maxSilenceMs, onGone }: { url: string; maxSilenceMs: number; onGone: () => void },
): { end: () => void } {
  let isOver = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void look(), maxSilenceMs).unref();
  };
  async function look(): Promise<void> {
    const isAtWork = await askWhetherAtWork(url, processIdOf(client));
    if (isOver) return;
    if (isAtWork) return wait();
    onGone();
    // Without the farewell, which a dead connection would not take.
    streamOf(client)?.destroy();
  }
  wait();
  return {
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Asked over a connection of its own. */
async function askWhetherAtWork(url: string, processId: number | undefined): Promise<boolean> {
  const other = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: maxAskMs, query_timeout: maxAskMs },
  });
  other.on('error', () => {});
  try {
    await other.connect();
    const question = `select 1 from pg_stat_activity where pid = $1 and state <> 'idle'`;
    const { rows } = await other.query(question, [processId]);
    return rows.length > 0;
  } catch (error) {
    // A server that refuses, for want of connections for instance, is there.
    return error instanceof pg.DatabaseError;
  } finally {
    streamOf(other)?.destroy();
  }
}

/** What PostgreSQL told as the connection was made. */
function processIdOf(client: pg.PoolClient): number | undefined {
  return (client as unknown as { processID?: number }).processID;
}

function streamOf(client: pg.ClientBase): { destroy: () => void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy: () => void } } }).connection?.stream;
}
