import { connect } from 'node:net';
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

/** Asks the same many times over, each connection for the next as soon as it has an answer. */
export async function askMany(
  asked: Asked,
  load: { requests: number; connections: number; onResponse?: (response: RawResponse) => void },
): Promise<void> {
  let left = load.requests;
  const text = requestOf(asked);
  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(asked.port, '127.0.0.1');
      const ask = () => {
        if (left <= 0) return void socket.end(() => resolve());
        left -= 1;
        socket.write(text);
      };
      const read = createResponseReader((response) => {
        if (!response.head.startsWith('HTTP/1.1 200'))
          socket.destroy(new Error(`${asked.path}: ${response.head}`));
        load.onResponse?.(response);
        ask();
      });
      socket.setNoDelay(true);
      socket.on('connect', ask).on('data', read).on('error', reject);
      socket.on('close', () => (left > 0 ? reject(new Error(`${asked.path} was cut off`)) : resolve()));
    });
  await Promise.all(Array.from({ length: load.connections }, visit));
}

function requestOf({ port, path, headers = {} }: Asked): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`;
}
