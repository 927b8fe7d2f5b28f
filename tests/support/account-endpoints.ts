import type { WritingEndpoint } from './writing-endpoint.ts';

/** What a browser answers, of no authenticator that is known. */
const credential = { id: 'dW5rbm93bg', rawId: 'dW5rbm93bg', type: 'public-key' };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};
const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: ['internal'] },
};

/** What writes accounts, sessions and second factors, with a body that is taken as far as it goes. */
export const accountEndpoints: readonly WritingEndpoint[] = [
  { method: 'PUT', path: 'auth/language', fewSuffice: true, body: { language: 'de' } },
  { method: 'POST', path: 'auth/logout', fewSuffice: true, body: { everywhere: true } },
  {
    ...{ method: 'POST', path: 'auth/login', fewSuffice: true },
    body: { username: 'admin', password: 'a-wrong-password' },
  },
  {
    ...{ method: 'POST', path: 'auth/second-factor', fewSuffice: true },
    body: { ticket: 'unknown', code: '123456' },
  },
  { method: 'POST', path: 'auth/confirm', fewSuffice: true, body: { password: 'a-wrong-password' } },
  { method: 'POST', path: 'auth/time-codes', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'auth/time-codes/confirm', fewSuffice: true, body: { code: '12345' } },
  { method: 'POST', path: 'auth/recovery-codes', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'auth/passkeys', fewSuffice: true, body: { name: 'Phone', response: attestation } },
  { method: 'POST', path: 'auth/passkeys/registration-options', fewSuffice: true, body: { now: true } },
  { method: 'PATCH', path: 'auth/passkeys/unknown', fewSuffice: true, body: { name: 'Phone' } },
  { method: 'POST', path: 'auth/passkeys/sign-in-options', fewSuffice: true, body: { ticket: 'unknown' } },
  { method: 'POST', path: 'auth/passkeys/sign-in', fewSuffice: true, body: { response: assertion } },
  { method: 'POST', path: 'auth/passkeys/confirm-options', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'auth/passkeys/confirm', fewSuffice: true, body: { response: assertion } },
  {
    ...{ method: 'POST', path: 'auth/register', fewSuffice: true },
    body: { username: 'meera', password: 'short', role: 'editor' },
  },
  { method: 'PATCH', path: 'users/999999', fewSuffice: true, body: { role: 'editor' } },
  {
    ...{ method: 'POST', path: 'users/invitations', fewSuffice: true },
    body: { role: 'editor', name: 'Meera', email: 'meera@stone.example' },
  },
  {
    ...{ method: 'PUT', path: 'users/second-factor-rule', fewSuffice: true },
    body: { scope: 'everybody', from: '2026-03-01' },
  },
  { method: 'POST', path: 'invitations/1/renew', fewSuffice: true, body: { id: 1 } },
  { method: 'POST', path: 'auth/invitation', fewSuffice: true, body: { token: 'unknown' } },
  {
    ...{ method: 'POST', path: 'auth/invitation/accept', fewSuffice: true },
    body: { token: 'unknown', username: 'meera', password: 'a-long-password-of-hers' },
  },
  {
    ...{ method: 'PUT', path: 'auth/password', fewSuffice: true },
    body: { current_password: 'a-wrong-password', new_password: 'another-long-password' },
  },
];
