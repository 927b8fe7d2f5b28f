import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

type Rendering = {
  nonce: string;
  signal: AbortSignal;
  onError: (error: unknown) => void;
  /** Its data comes apart from it, so that it waits for nothing. */
  isDataApart: boolean;
};

/** Where a boundary shows what it shows meanwhile, because something in it waits or has failed. */
const unfinished = ['<!--$?-->', '<!--$!-->', '<!--$~-->'];

/**
 * Renders to a text. Mostly a page waits for nothing and is written at once: a stream encodes it, only for it to be decoded
 * again. What waits after all, such as for a module, and what fails is rendered by a stream.
 * @throws what the outermost component failed with
 */
export async function renderWhole(node: ReactNode, rendering: Rendering): Promise<string> {
  return (rendering.isDataApart ? renderAtOnce(node) : undefined) ?? renderAsItComes(node, rendering);
}

function renderAtOnce(node: ReactNode): string | undefined {
  try {
    // Whole before it is looked at, which copies it into one piece.
    const html = `<!DOCTYPE html>${renderToString(node)}`;
    return unfinished.some((mark) => html.includes(mark)) ? undefined : html;
  } catch {
    // Rendered once more, so that it is told of.
    return undefined;
  }
}

/** Once everything that a page waits for is there. Streams of the web take about a tenth longer than those of Node.js. */
async function renderAsItComes(node: ReactNode, rendering: Rendering): Promise<string> {
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
