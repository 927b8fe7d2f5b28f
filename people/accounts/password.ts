import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { memoryKib: number; passes: number; parallelism: number };

/** 19 MiB and two passes: about 80 ms of one core for each attempt. */
const currentCost: Cost = { memoryKib: 19 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** A hash that matches no password, verified if there is none: an unknown name takes as long as a known one. */
const dummyHash = formatHash(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

const deriveKey = promisify(argon2);

/** @returns Argon2id with its parameters and salt in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return formatHash(salt, await derive(password, { salt, cost: currentCost, length: hashBytes }));
}

/**
 * Whether a password is the one that was hashed. Takes the same time where there is no hash.
 * @throws Error when what is stored is not such a hash
 */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const { salt, hash, cost } = readHash(storedHash ?? dummyHash);
  const derived = await derive(password, { salt, cost, length: hash.length });
  return timingSafeEqual(derived, hash) && storedHash !== undefined;
}

function derive(password: string, parameters: { salt: Buffer; cost: Cost; length: number }): Promise<Buffer> {
  return deriveKey('argon2id', {
    // The same letters can be typed as different code points on different keyboards.
    message: password.normalize('NFKC'),
    nonce: parameters.salt,
    memory: parameters.cost.memoryKib,
    passes: parameters.cost.passes,
    parallelism: parameters.cost.parallelism,
    tagLength: parameters.length,
  });
}

function formatHash(salt: Buffer, hash: Buffer): string {
  const { memoryKib, passes, parallelism } = currentCost;
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

function readHash(text: string): { salt: Buffer; hash: Buffer; cost: Cost } {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text);
  if (!match) throw new Error('A stored password hash has an unknown form');
  const [, memoryKib, passes, parallelism, salt = '', hash = ''] = match;
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

/** Base64 without padding, as the PHC format writes it. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
