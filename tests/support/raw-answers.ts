import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer };
type Asking = { method?: string; headers?: Record<string, string> };

const expand = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };

/** Opens a port of its own, and asks through it, as visitors do. The server is closed by whoever opened it. */
export async function askThroughPort(
  app: FastifyInstance,
): Promise<(path: string, asking?: Asking) => Promise<Answer>> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0 } = response;
        void read(bytes, response.headers).then(
          (text) => resolve({ status: statusCode, headers: response.headers, text, bytes }),
          reject,
        );
      });
    });
    asked.on('error', reject).end();
    return promise;
  };
}

async function read(bytes: Buffer, headers: IncomingHttpHeaders): Promise<string> {
  const encoding = headers['content-encoding'] as keyof typeof expand | undefined;
  return (encoding && bytes.length > 0 ? await expand[encoding](bytes) : bytes).toString();
}
