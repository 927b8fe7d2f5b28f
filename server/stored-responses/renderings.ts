import type { IncomingMessage } from 'node:http';
import type { Change } from '#database/recorded-reads.ts';
import { createRendering, type Outcome, type Rendering } from './rendering.ts';

/** The responses that are being made to be kept. */
export function createRenderings(tables: ReadonlySet<string>) {
  const byRequest = new WeakMap<IncomingMessage, Rendering>();
  const underWay = new Set<Rendering>();
  /** By key, those that nothing was written since. */
  const awaited = new Map<string, Rendering>();

  return {
    begin(request: IncomingMessage, key: string): Rendering {
      const rendering = createRendering({ key, knownTags: request.headers['if-none-match'] }, tables);
      // It is made whole, for those who don't have it yet.
      delete request.headers['if-none-match'];
      byRequest.set(request, rendering);
      underWay.add(rendering);
      awaited.set(key, rendering);
      return rendering;
    },

    end(rendering: Rendering, outcome: Outcome): void {
      underWay.delete(rendering);
      if (awaited.get(rendering.key) === rendering) awaited.delete(rendering.key);
      rendering.end(outcome);
    },

    /** What somebody who comes now may wait for. */
    findAwaited: (key: string): Rendering | undefined => awaited.get(key),

    /** The rendering that a request has begun; undefined where its response is not to be kept. */
    findOf: (request: IncomingMessage): Rendering | undefined => byRequest.get(request),

    /** What began before a write is not for those who come after it. */
    hear(changes: readonly Change[]): void {
      for (const rendering of underWay) rendering.hear(changes);
      awaited.clear();
    },

    /** What is being made may lack a write that nobody has told. */
    forgetAll(): void {
      for (const rendering of underWay) rendering.outdate();
      awaited.clear();
    },
  };
}
