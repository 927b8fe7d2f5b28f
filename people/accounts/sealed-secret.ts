import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Hides what must be readable to be checked, so that a copy of the database alone is not enough. */
export type Seal = {
  /** @param owner whose it is: sealed for one, it opens for nobody else */
  close: (secret: string, owner: number) => string;
  /** Undefined where it was sealed with another key. */
  open: (sealed: string, owner: number) => string | undefined;
};

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const openMark = 'open:';
const sealedMark = 'sealed:';

/**
 * @param key SECOND_FACTOR_KEY; without it secrets are stored as they are. What was stored before there was a key
 *   stays readable.
 */
export function createSeal(key: string | undefined): Seal {
  const derived =
    key === undefined
      ? undefined
      : Buffer.from(hkdfSync('sha256', key, '', 'ashlar second factor', keyBytes));
  return {
    close: (secret, owner) =>
      derived ? sealedMark + encrypt(derived, { secret, owner }) : `${openMark}${secret}`,
    open: (sealed, owner) => {
      if (sealed.startsWith(openMark)) return sealed.slice(openMark.length);
      return derived && decrypt(derived, { sealed: sealed.slice(sealedMark.length), owner });
    },
  };
}

function encrypt(key: Buffer, { secret, owner }: { secret: string; owner: number }): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(String(owner)));
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

function decrypt(key: Buffer, { sealed, owner }: { sealed: string; owner: number }): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(String(owner)));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
