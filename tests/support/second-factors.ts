import { Secret, TOTP } from 'otpauth';
import type { AccountService } from '#people/accounts/accounts.service.ts';
import type { Own } from '#people/accounts/self.ts';
import { createAuthenticator } from './authenticator.ts';
import { signedIn } from './signed-in.ts';

export const factorSite = 'https://stone.example';

/** What an app shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: moment.getTime() });
}

type Account = { username: string; password: string };
type Origin = { ip: string; userAgent?: string };

/** Signs in with the password alone. @returns oneself, as endpoints know one */
export async function signInAs(service: AccountService, account: Account, origin: Origin): Promise<Own> {
  const { token } = await signedIn(service.login(account, origin));
  const user = await service.findUserByToken(token);
  return { ...origin, username: account.username, id: user?.id ?? -1, token };
}

/** Turns codes on. @returns the secret of the app, and the recovery codes */
export async function setUpCodes(
  service: AccountService,
  { self, now }: { self: Own; now: Date },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await service.timeCodes.begin(self);
  const { recoveryCodes } = await service.timeCodes.confirm({ code: codeAt(secret, now) }, self);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Adds a passkey. @returns what it is kept in, and the recovery codes */
export async function addPasskey(service: AccountService, self: Own) {
  const authenticator = createAuthenticator({ origin: factorSite, rpId: new URL(factorSite).hostname });
  const options = await service.passkeys.registrationOptions(self);
  const response = authenticator.create({ ...options });
  const { passkey, recoveryCodes } = await service.passkeys.add({ name: 'Phone', response }, self);
  return { authenticator, passkey, recoveryCodes: recoveryCodes ?? [] };
}
