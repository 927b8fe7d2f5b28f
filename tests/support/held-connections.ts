import { connect, type Socket } from 'node:net';

type HeldConnections = {
  /** How many are open still. */
  count: () => number;
  /** The first line that came over each that has ended, empty where none came. */
  ended: Promise<string[]>;
  release: () => void;
};

/** What whoever wants to keep a server busy sends, and never goes on with. */
const beginnings: Record<string, string> = {
  'headers that never end': 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  'a body that never comes':
    'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
  'chunks that never end':
    'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
  'nothing at all': '',
};

/** Opens connections that say a part of what they have to say. @returns once all are open */
export async function holdConnections(port: number, total: number): Promise<HeldConnections> {
  const kinds = Object.values(beginnings);
  const firstLines: string[] = [];
  const open = new Set<Socket>();
  const allEnded = Promise.withResolvers<string[]>();
  const hold = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let said = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        said += chunk;
      });
      socket.once('error', reject).once('connect', () => {
        open.add(socket);
        socket.off('error', reject).on('error', () => {});
        socket.write(kinds[index % kinds.length] ?? '', () => resolve());
      });
      socket.once('close', () => {
        firstLines.push(said.split('\r\n')[0] ?? '');
        if (open.delete(socket) && open.size === 0) allEnded.resolve(firstLines);
      });
    });
  const batch = 100;
  for (let from = 0; from < total; from += batch) {
    await Promise.all(
      Array.from({ length: Math.min(batch, total - from) }, (_each, index) => hold(from + index)),
    );
  }
  return {
    count: () => open.size,
    ended: allEnded.promise,
    release: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
