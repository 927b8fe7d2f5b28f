import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from './free-port.ts';

/** `silent`: nothing comes through, and nobody is told; `closed`: connections are reset, and new ones refused. */
type State = 'open' | 'silent' | 'closed';

export type DatabaseProxy = {
  /** The database's address by way of the proxy. */
  url: string;
  become: (state: State) => Promise<void>;
  /** Leads new connections to another database. */
  leadTo: (url: string) => void;
  stop: () => Promise<void>;
};

/** What stands between a process and its database, and can fail as a network does. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let target = url;
  let state: State = 'open';
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => state !== 'silent' && to.write(chunk));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const refuse = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await listen();
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    async become(next) {
      if (next === state) return;
      // What was lost on the way does not come later: such a connection is of no use any more.
      if (state === 'silent') for (const socket of sockets) socket.resetAndDestroy();
      if (next === 'closed') await refuse();
      else if (state === 'closed') await listen();
      state = next;
    },
    leadTo(other) {
      target = new URL(other);
    },
    stop: async () => {
      if (state !== 'closed') await refuse();
    },
  };
}
