import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type S3rver from '@20minutes/s3rver';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AskedObject } from './asked-object.ts';

type Answer = { status: number; xml: string };
/** Where a storage knows no condition "only where the key is free", and writes all the same. */
export type Ignoring = { ignoresConditions?: 'everywhere' | 'in parts' };
type Behind = { store: S3rver['store']; keys: Parameters<typeof findSignatureFault>[1] } & Ignoring;

/** Keys that are being given to somebody this moment. */
const beingTaken = new Set<string>();

/** What the signer counts with. */
class Sha256 {
  #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    if (secret === undefined) this.#hash = createHash('sha256');
    else this.#hash = createHmac('sha256', typeof secret === 'string' ? secret : bytesOf(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof data === 'string' ? data : bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {
    this.#hash = createHash('sha256');
  }
}

/** What the server behind doesn't know. @returns undefined for what it answers */
export async function answerItself(asked: AskedObject, behind: Behind): Promise<Answer | undefined> {
  const fault = await findSignatureFault(asked, behind.keys);
  if (fault) return failureXml(403, fault, `<Region>${behind.keys.region}</Region>`);
  if (!(await behind.store.getBucket(asked.bucket))) return undefined;
  if (asked.method === 'GET' && asked.query.has('uploads')) return listUnfinished(asked, behind.store);
  if (asked.method === 'GET' && asked.query.has('list-type')) return listObjects(asked, behind.store);
  if (asked.method === 'DELETE' && asked.query.has('uploadId')) return abortUpload(asked, behind.store);
  if (asked.headers['if-none-match'] !== '*' || ignores(asked, behind)) return undefined;
  return (await isFree(asked, behind.store)) ? undefined : failureXml(412, 'PreconditionFailed');
}

function ignores({ query }: AskedObject, { ignoresConditions }: Ignoring): boolean {
  return ignoresConditions === 'everywhere' || (ignoresConditions === 'in parts' && query.has('uploadId'));
}

export function failureXml(status: number, code: string, more = ''): Answer {
  return {
    status,
    xml: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message>${more}</Error>`,
  };
}

/** Of several who want the same key, one at a time is let through, until it was answered: the file is there then, or it failed. */
async function isFree({ bucket, key }: AskedObject, store: S3rver['store']): Promise<boolean> {
  const place = store.getResourcePath(bucket, key, 'object');
  if (beingTaken.has(place) || (await store.existsObject(bucket, key))) return false;
  if (beingTaken.has(place)) return false;
  beingTaken.add(place);
  return true;
}

/** Whoever was let through has its answer. */
export function noteAnswered({ bucket, key, headers }: AskedObject, store: S3rver['store']): void {
  if (headers['if-none-match'] === '*') beingTaken.delete(store.getResourcePath(bucket, key, 'object'));
}

/** Uploads in parts that were begun and not finished. */
export async function findUnfinished(store: S3rver['store'], bucket: string) {
  const folder = store.getResourcePath(bucket, undefined, 'uploads');
  const ids = await readdir(folder).catch(() => []);
  return Promise.all(
    ids.map(async (id) => {
      const file = join(folder, id, 'key');
      return { id, key: await readFile(file, 'utf8'), begun: (await stat(file)).mtime };
    }),
  );
}

async function listUnfinished({ bucket, query }: AskedObject, store: S3rver['store']): Promise<Answer> {
  const found = await findUnfinished(store, bucket);
  const uploads = found
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .map(({ id, key, begun }) => {
      const fields = `<Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated>`;
      return `<Upload>${fields}</Upload>`;
    });
  const list = `<IsTruncated>false</IsTruncated>${uploads.join('')}`;
  return { status: 200, xml: `<ListMultipartUploadsResult>${list}</ListMultipartUploadsResult>` };
}

async function abortUpload({ bucket, query }: AskedObject, store: S3rver['store']): Promise<Answer> {
  const folder = join(store.getResourcePath(bucket, undefined, 'uploads'), query.get('uploadId') ?? 'none');
  if (!existsSync(folder)) return failureXml(404, 'NoSuchUpload');
  await rm(folder, { recursive: true });
  return { status: 204, xml: '' };
}

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

/**
 * Signs a request anew, by the official signer, as whoever has the keys would have.
 * @returns what is wrong with it, as storages say it; undefined where nothing is
 */
async function findSignatureFault(asked: AskedObject, keys: Keys): Promise<string | undefined> {
  const { headers, body } = asked;
  const [, id, region] = /Credential=([^/]+)\/\d+\/([^/]+)\/s3\//.exec(headers.authorization ?? '') ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const signedBody = headers['x-amz-content-sha256'];
  if (signedBody !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  return (await signatureOf(asked, keys)) === headers.authorization ? undefined : 'SignatureDoesNotMatch';
}

async function signatureOf({ method, url, headers }: AskedObject, keys: Keys): Promise<string | undefined> {
  const { region, ...credentials } = keys;
  const signer = new SignatureV4({
    ...{ region, credentials, service: 's3' },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const [path = '/', query = ''] = url.split('?');
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signed = await signer.sign(
    {
      ...{ method, protocol: 'http:', hostname: 'storage', path },
      query: Object.fromEntries(new URLSearchParams(query)),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: dateOf(String(headers['x-amz-date'])), signableHeaders: new Set(names) },
  );
  return signed.headers.authorization;
}

/** `20261123T221500Z` */
function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function bytesOf(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

const largestPage = 1_000;

/** The server behind doesn't sort keys, and loses its place between pages. */
async function listObjects({ bucket, query }: AskedObject, store: S3rver['store']): Promise<Answer> {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const { objects } = await store.listObjects(bucket, { prefix });
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
  const left = objects.filter(({ key }) => key > after).sort(byKey);
  const page = left.slice(0, Math.min(largestPage, Number(query.get('max-keys') ?? largestPage)));
  const contents = page.map(({ key, size, lastModifiedDate }) => {
    const fields = `<Key>${key}</Key><Size>${size}</Size>`;
    return `<Contents>${fields}<LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`;
  });
  const next = Buffer.from(page.at(-1)?.key ?? '').toString('base64');
  const isMore = page.length < left.length;
  const place = `<IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}`;
  return { status: 200, xml: `<ListBucketResult>${place}${contents.join('')}</ListBucketResult>` };
}
