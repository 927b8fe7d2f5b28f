import { Secret, TOTP } from 'otpauth';

/** What every app for codes understands (RFC 6238): SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Steps that the clock of a phone may be ahead or behind. */
const driftSteps = 1;

/** 160 random bits in base32. */
export function createTimeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app reads from the picture: `otpauth://totp/…`. */
export function timeCodeUri({
  secret,
  label,
  issuer,
}: Record<'secret' | 'label' | 'issuer', string>): string {
  return new TOTP({ ...shape, secret, label, issuer }).toString();
}

/** Whether it may be a code of an app at all: the library compares bytes, and fails where six letters are more of them. */
export function isTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The time step that a code belongs to; undefined where it is none of about now, or no code. */
export function findTimeStep({
  secret,
  code,
  now,
}: {
  secret: string;
  code: string;
  now: Date;
}): number | undefined {
  if (!isTimeCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...{ ...shape, secret: Secret.fromBase32(secret), token: code, timestamp },
    window: driftSteps,
  });
  return delta === null ? undefined : TOTP.counter({ period: shape.period, timestamp }) + delta;
}
