import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendering = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void };

/**
 * Renders to a text, once everything that a page waits for is there. Streams of the web take about a tenth longer than
 * those of Node.js.
 * @throws what the outermost component failed with
 */
export async function renderWhole(node: ReactNode, rendering: Rendering): Promise<string> {
  const { nonce, signal, onError } = rendering;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const destination = new Writable({
    write(part: Buffer, _encoding, done) {
      // React uses the memory of what it writes again.
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts).toString());
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(node, {
    nonce,
    // Large boundaries would be sent apart, for a script to put them in their places.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(destination),
    onShellError: reject,
    onError,
  });
  const stop = () => abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', stop));
}
