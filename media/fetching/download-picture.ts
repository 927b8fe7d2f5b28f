import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { maxBytes } from '#content/picture/upload-limits.shared.ts';
import { AppError } from '#errors/app-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Hosts within one's own network, `host:port`, that may be fetched from nevertheless. */
export type AllowedHosts = ReadonlySet<string>;

const maxRedirects = 5;
const maxMs = 20_000;
const maxUrlLength = 2_000;
const defaultPorts = new Map([
  ['https:', '443'],
  ['http:', '80'],
]);

/** Why nothing is fetched from an address, as far as the address alone tells. */
export function judgeAddress(address: string, allowed: AllowedHosts): string | undefined {
  const url = URL.parse(address);
  if (!url || address.length > maxUrlLength) return 'This is no address of a picture';
  if (isAllowed(url, allowed)) return undefined;
  if (url.protocol !== 'https:') return 'Only addresses that start with https:// are fetched';
  const host = hostOf(url);
  return isIP(host) !== 0 && !isPublicAddress(host) ? privateMessage : undefined;
}

const privateMessage = 'The address leads into a private network, from which nothing is fetched';

/**
 * A file from an address in the internet. Wherever it leads on to is judged anew, and what a name means is judged where it
 * is connected to, so that it cannot mean something else by then.
 * @throws AppError `invalid` for what will not come right by itself, `unavailable` for what may
 */
export async function downloadPicture(
  address: string,
  { allowed, signal }: { allowed: AllowedHosts; signal: AbortSignal },
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
  let url = address;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const refusal = judgeAddress(url, allowed);
    if (refusal !== undefined) throw refused(count === 0 ? refusal : `It is redirected. ${refusal}`);
    const response = await ask(new URL(url), { allowed, signal: bounded }).catch((cause) => {
      throw describeFailure(cause);
    });
    const { statusCode: status = 0, headers } = response;
    const next = status >= 300 && status < 400 && headers.location;
    if (!next) return { name: nameOf(url), bytes: bytesOf(response) };
    response.destroy();
    const target = URL.parse(next, url);
    if (!target) throw refused('It is redirected to something that is no address');
    url = target.href;
  }
  throw refused(`It is redirected more than ${maxRedirects} times`);
}

function ask(
  url: URL,
  { allowed, signal }: { allowed: AllowedHosts; signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      ...{
        signal,
        agent: false,
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Ashlar' },
      },
      ...(isAllowed(url, allowed) ? {} : { lookup: lookupPublic }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('No address'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(refused(privateMessage), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

async function* bytesOf(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  const { statusCode: status = 0, headers } = response;
  const tooLarge = () => refused(`The picture has more than ${maxBytes.image / 1024 / 1024} MB`);
  try {
    if (status === 408 || status === 429 || status >= 500) {
      throw new AppError('unavailable', `The other site answers with the error ${status}`);
    }
    if (status !== 200)
      throw refused(`There is no picture at this address: the other site answers ${status}`);
    if (Number(headers['content-length'] ?? 0) > maxBytes.image) throw tooLarge();
    let size = 0;
    for await (const chunk of response) {
      size += chunk.byteLength;
      if (size > maxBytes.image) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw describeFailure(error);
  } finally {
    response.destroy();
  }
}

function describeFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  const code = String((cause instanceof Error && Reflect.get(cause, 'code')) || '');
  if (name === 'AbortError' || name === 'TimeoutError') {
    return new AppError('unavailable', `The picture did not come within ${maxMs / 1000} seconds`, { cause });
  }
  if (code === 'ENOTFOUND') return new AppError('unavailable', 'There is no site of this name', { cause });
  return new AppError('unavailable', `The other site cannot be reached${code && ` (${code})`}`, { cause });
}

function refused(message: string): AppError {
  return new AppError('invalid', message);
}

function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  return allowed.has(`${url.hostname}:${url.port || defaultPorts.get(url.protocol)}`);
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function nameOf(url: string): string {
  return decodeName(new URL(url).pathname.split('/').at(-1) ?? '') || 'picture';
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
