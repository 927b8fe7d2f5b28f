import { buffer } from 'node:stream/consumers';

export type ByteReader = ReturnType<typeof createByteReader>;

/** Bytes that are taken from a stream in the amounts that are needed. What ends before throws. */
export function createByteReader(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let left = 0;

  async function isAtEnd(): Promise<boolean> {
    while (held.length === 0) {
      const { value, done } = await iterator.next();
      if (done) return true;
      held = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    return false;
  }

  async function* readLeft(): AsyncGenerator<Buffer> {
    while (left > 0) {
      if (await isAtEnd()) throw new Error('It is cut off');
      const part = held.subarray(0, left);
      held = held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  function stream(bytes: number): AsyncGenerator<Buffer> {
    left = bytes;
    return readLeft();
  }

  return {
    stream,
    isAtEnd,
    take: (bytes: number): Promise<Buffer> => buffer(stream(bytes)),
    /** Passes over what nobody has taken of the last stream. */
    skipRest: async (): Promise<void> => {
      for await (const _part of readLeft());
    },
    close: async () => void (await iterator.return?.()),
  };
}
