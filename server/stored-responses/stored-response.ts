import type { Read } from '#database/recorded-reads.ts';
import { type Accepted, type Encoding, encodingFor, pack, plain, unpack } from './encodings.ts';

type Bodies = Partial<Record<Encoding, Buffer>>;

/** A response as it is kept: what visitors get, in the encodings that somebody has asked for. */
export type StoredResponse = {
  /** Names and values in turn, as Node.js writes them; without those that depend on the encoding. */
  headers: readonly string[];
  /** What the entity tags of all its encodings begin with. */
  tag: string;
  bodies: Bodies;
  reads: readonly Read[];
  keptAt: number;
  hits: number;
  /** How many bytes it has where it is not compressed. */
  length: number;
  /** Too short to be compressed, or compressed already. */
  isShort: boolean;
  /** The encodings that are as small as they can be. */
  best: readonly Encoding[];
};

/** Of headers and reads, and of the entry itself; guesses that are rather too high. */
const overheadBytes = 2_048;
const bytesPerRead = 160;

export function sizeOf({ bodies, headers, reads }: StoredResponse): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + headers.join('').length + reads.length * bytesPerRead + overheadBytes;
}

/** What is there of it in the encoding that a client gets; what another client has had packed may be longer. */
export function findBody(
  kept: StoredResponse,
  accepted: Accepted,
): { body: Buffer; encoding: Encoding } | undefined {
  const encoding = kept.best.includes(accepted.smallest)
    ? accepted.smallest
    : firstEncodingOf(kept, accepted);
  const body = kept.bodies[encoding];
  return body && { body, encoding };
}

/** What is too short is not compressed. */
function firstEncodingOf({ isShort, length }: StoredResponse, accepted: Accepted): Encoding {
  return isShort ? plain : encodingFor(accepted, length);
}

/** The body in an encoding that nobody has asked for so far, and the entry with it. Plain bytes stay no longer then. */
export async function makeBody(
  kept: StoredResponse,
  accepted: Accepted,
): Promise<{ body: Buffer; encoding: Encoding; changed?: StoredResponse }> {
  const bytes = await plainBytesOf(kept);
  const encoding = firstEncodingOf(kept, accepted);
  if (encoding === plain) return { body: bytes, encoding };
  const body = await pack(bytes, { encoding, isBest: false });
  const { [plain]: _plain, ...packed } = kept.bodies;
  return { body, encoding, changed: { ...kept, bodies: { ...packed, [encoding]: body } } };
}

/** Plain bytes alone are packed for the first who takes them so. */
export function isImprovable({ bodies, best }: StoredResponse): boolean {
  const encodings = Object.keys(bodies) as Encoding[];
  return !encodings.includes(plain) && encodings.some((encoding) => !best.includes(encoding));
}

/** The same in as few bytes as possible, which takes too long for somebody to wait for it. Zstandard gives way to Brotli. */
export async function improve(kept: StoredResponse): Promise<StoredResponse> {
  const bytes = await plainBytesOf(kept);
  const { zstd, ...others } = kept.bodies;
  const bodies: Bodies = zstd ? { br: zstd, ...others } : others;
  const best = Object.keys(bodies) as Encoding[];
  for (const encoding of best) {
    if (!kept.best.includes(encoding)) bodies[encoding] = await pack(bytes, { encoding, isBest: true });
  }
  return { ...kept, bodies, best };
}

async function plainBytesOf({ bodies }: StoredResponse): Promise<Buffer> {
  const [encoding, body] = Object.entries(bodies)[0] as [Encoding, Buffer];
  return unpack(body, encoding);
}

/** A strong tag: each encoding, and each way of writing it, has its own. */
export function tagOf({ tag, best }: Pick<StoredResponse, 'tag' | 'best'>, encoding: Encoding): string {
  if (encoding === plain) return `"${tag}"`;
  return `"${tag}-${encoding}${best.includes(encoding) ? '-best' : ''}"`;
}
