import pg from 'pg';

/** Without an answer for so long a connection counts as dead, whatever its socket says. */
const maxSilenceMs = 1_000;

/** A connection that hears what is sent over one channel. */
export type ListeningConnection = {
  /** Resolves once everything that was committed before the call has been heard. @throws where no answer comes */
  ask: () => Promise<void>;
  end: () => Promise<void>;
};

type Options = {
  url: string;
  channel: string;
  onNotice: (payload: string | undefined) => void;
  /** Notices may be missed from now on; told once. */
  onLost: () => void;
};

/** @throws where the server cannot be reached, or does not let anybody listen, as one in recovery */
export async function openListeningConnection(options: Options): Promise<ListeningConnection> {
  const client = createClient(options.url);
  let isLost = false;
  const lose = () => {
    if (isLost) return;
    isLost = true;
    options.onLost();
  };
  client.on('notification', ({ payload }) => !isLost && options.onNotice(payload));
  await connect(client);
  try {
    await answerOf(client.query(`listen ${options.channel}`));
  } catch (error) {
    cut(client);
    throw error;
  }
  client.on('error', lose);
  client.on('end', lose);
  return {
    async ask() {
      try {
        // The server sends notices that have come before it says that a query is over.
        await answerOf(client.query('select 1'));
      } catch (error) {
        cut(client);
        lose();
        throw error;
      }
    },
    async end() {
      isLost = true;
      await client.end().catch(() => {});
    },
  };
}

/** Whether the server answers at all on a connection of its own. */
export async function isReachable(url: string): Promise<boolean> {
  const client = createClient(url);
  try {
    await connect(client);
    await answerOf(client.query('select 1'));
    return true;
  } catch {
    return false;
  } finally {
    cut(client);
  }
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: maxSilenceMs });
  // What goes wrong is told by the query that fails.
  client.on('error', () => {});
  return client;
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    cut(client);
    throw error;
  }
}

/** The answer of a connection that nobody hears at the other end would take as long as the network tries. */
async function answerOf<T>(query: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('The database did not answer in time'));
    // A process that was busy itself reads what has come meanwhile before it judges.
    timer = setTimeout(() => setImmediate(giveUp), maxSilenceMs);
    timer.unref();
  });
  query.catch(() => {});
  try {
    return await Promise.race([query, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without the farewell, which a dead connection would not take. */
function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy: () => void } } };
  connection?.stream?.destroy();
}
