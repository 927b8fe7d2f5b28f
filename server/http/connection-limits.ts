/** How long, and how much, one connection may cost. */
export type ConnectionLimits = {
  /** For the line and the headers of a request. */
  headersMs: number;
  /** For a body, whatever its size; what arrives adds time of its own. */
  bodyMs: number;
  /** A body that arrives at least this fast is waited for, so that a large file over a slow line gets through. */
  minBytesPerSecond: number;
  /** What a client may go on sending after the response to its request. */
  maxUnreadBytes: number;
  /** Between two requests of one connection. */
  keepAliveMs: number;
  /** Without a byte in either direction: a client that never reads the response. */
  silenceMs: number;
  /** How often all this is looked at. */
  checkMs: number;
  /** How long requests in progress may take when the server stops; then their connections are cut. */
  stopMs: number;
};

export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  minBytesPerSecond: 8 * 1024,
  maxUnreadBytes: 64 * 1024 * 1024,
  keepAliveMs: 72_000,
  silenceMs: 300_000,
  checkMs: 1_000,
  // Process managers commonly kill what has not ended after ten seconds, and closing the rest takes some as well.
  stopMs: 5_000,
};
