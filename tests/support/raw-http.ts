import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  socket: Socket;
  /** Sends text or bytes as they are. */
  send: (part: string | Uint8Array) => void;
  /** Everything that came, once the connection has ended. @throws when it was reset instead of closed */
  ended: Promise<string>;
  /** Says that nothing more will come, as a program does that has sent its request. */
  finish: () => void;
  /** The first response's status line and headers, once they are there. */
  head: () => Promise<string>;
};

/** A connection that says exactly what a test wants it to say, right or wrong. */
export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  const watchers = new Set<() => void>();
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    for (const watch of watchers) watch();
  });
  const ended = new Promise<string>((resolve, reject) => {
    socket.once('error', reject).once('close', () => resolve(text));
  });
  ended.catch(() => {});
  await once(socket, 'connect');
  return {
    socket,
    ended,
    send: (part) => void socket.write(part),
    finish: () => void socket.end(),
    head: () =>
      new Promise((resolve, reject) => {
        const watch = () => text.includes('\r\n\r\n') && resolve(text.slice(0, text.indexOf('\r\n\r\n')));
        watchers.add(watch);
        watch();
        void ended.finally(() => reject(new Error(`The connection ended after: ${text}`))).catch(() => {});
      }),
  };
}

/** A request as a text: its first line, its headers and, after them, what is given as its body. */
export function requestText(line: string, headers: Record<string, string | number>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
