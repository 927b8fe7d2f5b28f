import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendering = { nonce: string; signal: AbortSignal; onError: (error: unknown) => void };

/**
 * Renders a page to a text once everything that it waits for is there.
 * @throws what the outermost component failed with
 */
export async function renderWhole(node: ReactNode, { nonce, signal, onError }: Rendering): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(node, {
    nonce,
    // Large boundaries would be sent apart, for a script to put them in their places.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    onShellError: reject,
    onError,
  });
  const stop = () => abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', stop));
}
