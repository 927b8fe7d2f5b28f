import { S3Client } from '@aws-sdk/client-s3';
import type { ObjectPlace } from './storage-place.ts';

/** Requests at once; more wait for their turn, so that a page of pictures does not open a hundred connections. */
const maxConnections = 32;
const connectMs = 3_000;
/** Without a byte in either direction. */
const silentMs = 10_000;
/** Until the answer begins: a part of a file may go up slowly. */
const partMs = 120_000;
/** The first and two more, with growing pauses between them; only what can be repeated is. */
const maxAttempts = 3;

/** What a request may take, repetitions included, where it carries no file. */
export const shortRequestMs = 15_000;

/** The client of an object storage, with addresses that every kind understands: the bucket stands in the path. */
export function createObjectClient({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: ObjectPlace): S3Client {
  return new S3Client({
    ...{ region, forcePathStyle: true, maxAttempts, retryMode: 'standard' },
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    ...{ useFipsEndpoint: false, useDualstackEndpoint: false },
    // Sums of a newer kind are not known to every storage; the signature covers the bytes.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: {
      ...{ connectionTimeout: connectMs, requestTimeout: partMs, throwOnRequestTimeout: true },
      socketTimeout: silentMs,
      httpAgent: { keepAlive: true, maxSockets: maxConnections },
      httpsAgent: { keepAlive: true, maxSockets: maxConnections },
    },
  });
}
