/** A response as it came over the connection: everything up to the body as text, and the body as it was sent. */
export type RawResponse = { head: string; body: Buffer };

const headEnd = '\r\n\r\n';

/**
 * Takes responses apart as their bytes arrive, for a client that does next to nothing: what it costs is time that the
 * servers do not have.
 * @returns takes the next bytes, and calls for each response that is complete with them
 */
export function createResponseReader(onResponse: (response: RawResponse) => void): (chunk: Buffer) => void {
  let head = '';
  let expected = 0;
  let received = 0;
  let chunks: Buffer[] = [];
  let unread: Buffer = Buffer.alloc(0);

  /** @returns what comes after the head; undefined where it is not complete */
  function takeHead(bytes: Buffer): Buffer | undefined {
    const end = bytes.indexOf(headEnd);
    if (end < 0) return undefined;
    head = bytes.toString('latin1', 0, end);
    expected = bodyLengthOf(head);
    return bytes.subarray(end + headEnd.length);
  }

  return function read(chunk) {
    let rest: Buffer = unread.length > 0 ? Buffer.concat([unread, chunk]) : chunk;
    unread = Buffer.alloc(0);
    for (;;) {
      if (head === '') {
        const after = takeHead(rest);
        if (!after) {
          unread = rest;
          return;
        }
        rest = after;
      }
      const part = rest.subarray(0, expected - received);
      received += part.length;
      chunks.push(part);
      rest = rest.subarray(part.length);
      if (received < expected) return;
      const response = { head, body: Buffer.concat(chunks) };
      head = '';
      received = 0;
      chunks = [];
      onResponse(response);
      if (rest.length === 0) return;
    }
  };
}

/** @throws Error where the length is told in another way than by its header */
function bodyLengthOf(head: string): number {
  if (/^HTTP\/1\.1 (?:204|304) /.test(head)) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`A response does not say how long it is:\n${head}`);
  return Number(length);
}
