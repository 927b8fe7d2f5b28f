import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../language/t.ts';
import { ApiError, requestApi } from './request-api.ts';

/** Whether this browser can use passkeys at this address, which has to be a name. */
export function canUsePasskeys(): boolean {
  if (typeof window === 'undefined' || !isSecureContext || !('PublicKeyCredential' in window)) return false;
  return !/^[\d.]+$|:/.test(location.hostname);
}

/**
 * Asks the authenticator to sign what the server names.
 * @throws ApiError with the reason, also where it was cancelled
 */
export async function askAuthenticator(path: string, body: object): Promise<AuthenticationResponseJSON> {
  const { data } = await requestApi<PublicKeyCredentialRequestOptionsJSON>(path, { method: 'POST', body });
  // Loaded when somebody uses a passkey: most sign in without.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: data }).catch(inWords);
}

/** Makes a passkey for the signed-in account. @returns what was made, as the answer of the API */
export async function makePasskey<Answer>(name: string): Promise<Answer> {
  const path = '/auth/passkeys/registration-options';
  const { data } = await requestApi<PublicKeyCredentialCreationOptionsJSON>(path, { method: 'POST' });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: data }).catch(inWords);
  const body = { name, response };
  return (await requestApi<Answer>('/auth/passkeys', { method: 'POST', body })).data;
}

const messages = new Map(
  Object.entries({
    InvalidStateError: t('This device has a passkey of your account already.'),
    SecurityError: t('Passkeys do not work at this address of the site.'),
  }),
);

function inWords(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  const message = messages.get(name) ?? t('No passkey was used. Try again, or use another way.');
  throw new ApiError({ message, status: 0 });
}
