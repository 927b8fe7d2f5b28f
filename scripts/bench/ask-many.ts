import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createResponseReader, type RawResponse } from './response-reader.ts';

export type Asked = { port: number; path: string; headers?: Record<string, string> };

/** The encodings that browsers of today take. */
export const browsersEncodings = 'gzip, deflate, br, zstd';

/** Asks once, over a connection of its own. @throws Error for any other status than 200 */
export async function askOnce(asked: Asked): Promise<RawResponse> {
  let response: RawResponse | undefined;
  await askMany(asked, { requests: 1, connections: 1, onResponse: (found) => (response = found) });
  return response as RawResponse;
}

/** Connections that stay open, over which the same is asked for as often as somebody wants. */
export type Asker = { ask: (requests: number) => Promise<void>; close: () => void };

/** Asks the same many times over, each connection for the next as soon as it has an answer. */
export async function askMany(
  asked: Asked,
  load: { requests: number; connections: number; onResponse?: (response: RawResponse) => void },
): Promise<void> {
  const asker = await openAsker(asked, load);
  try {
    await asker.ask(load.requests);
  } finally {
    asker.close();
  }
}

/** @throws Error from `ask` for any other status than 200, and for a connection that is closed by the server */
export async function openAsker(
  asked: Asked,
  { connections, onResponse }: { connections: number; onResponse?: (response: RawResponse) => void },
): Promise<Asker> {
  const text = requestOf(asked);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(asked.port)));
  const ask = async (requests: number) => {
    let left = requests;
    const next = () => {
      left -= 1;
      return left < 0 ? undefined : text;
    };
    await Promise.all(sockets.map((socket) => askOver(socket, asked.path, { next, onResponse })));
  };
  return { ask, close: () => sockets.forEach((socket) => void socket.end()) };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

/** Asks until there is nothing next. */
function askOver(
  socket: Socket,
  path: string,
  {
    next,
    onResponse,
  }: { next: () => string | undefined; onResponse: ((response: RawResponse) => void) | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => void socket.off('data', read).off('error', fail).off('close', cutOff);
    const fail = (error: Error) => {
      stop();
      socket.destroy();
      reject(error);
    };
    const cutOff = () => fail(new Error(`${path} was cut off`));
    const ask = () => {
      const text = next();
      if (text) return void socket.write(text);
      stop();
      resolve();
    };
    const read = createResponseReader((response) => {
      if (!response.head.startsWith('HTTP/1.1 200')) return fail(new Error(`${path}: ${response.head}`));
      onResponse?.(response);
      ask();
    });
    if (socket.destroyed) return cutOff();
    socket.on('data', read).on('error', fail).on('close', cutOff);
    ask();
  });
}

function requestOf({ port, path, headers = {} }: Asked): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`;
}
