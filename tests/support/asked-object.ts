import type { IncomingHttpHeaders } from 'node:http';

/** A request to an object storage, with its whole body. */
export type AskedObject = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  bucket: string;
  key: string;
  query: URLSearchParams;
};
