import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AskedObject } from './asked-object.ts';

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

/**
 * Signs a request anew, by the official signer, as whoever has the keys would have.
 * @returns what is wrong with it, as storages say it; undefined where nothing is
 */
export async function findSignatureFault(asked: AskedObject, keys: Keys): Promise<string | undefined> {
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

function bytesOf(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
