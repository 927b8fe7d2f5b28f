import { createAddingWriter, createValueWriter, type Writer } from '#tests/support/acknowledged-writes.ts';
import { codeAt } from '#tests/support/second-factors.ts';
import { createAsk, type Site } from '#tests/support/signed-in-site.ts';

type Person = { id: number; username: string };
type Listed = Person & { role: string; factors: string[] };

const password = 'a-password-of-their-own';
const on = 'on';
const off = 'off';

/** Who may do what: roles, invitations and second factors. */
export async function createPeopleWriters(site: Site): Promise<Writer[]> {
  return [
    await roleWriter(site, await register(site, 'role')),
    factorWriter(site, await register(site, 'factor')),
    invitationWriter(site),
  ];
}

async function register(site: Site, username: string): Promise<Person> {
  await confirmed(site, () => site.ask('POST', 'auth/register', { username, password }));
  return getListed(site, username);
}

/** The list of people, and what their own session says. */
async function roleWriter(site: Site, { id, username }: Person): Promise<Writer> {
  const { token = '' } = await logIn(site, username);
  const ask = createAsk(site.visit, token);
  return createValueWriter({
    ...{ kind: 'role', first: 'editor', next: (kept) => (kept === 'editor' ? 'sales' : 'editor') },
    store: (role) => confirmed(site, () => site.ask('PATCH', `users/${id}`, { role })),
    async read() {
      const { user } = (await ask('GET', 'auth/me')) as { user: { role: string } };
      return [(await getListed(site, username)).role, user.role];
    },
  });
}

/** Set up by themselves, and taken away by the owner; the list of people, and what the password alone is good for. */
function factorWriter(site: Site, { id, username }: Person): Writer {
  return createValueWriter({
    ...{ kind: 'second factor', first: off, next: (kept) => (kept === on ? off : on) },
    async store(value) {
      if (value === off) return confirmed(site, () => site.ask('DELETE', `users/${id}/factors`));
      const ask = createAsk(site.visit, (await logIn(site, username)).token ?? '');
      const { secret } = (await ask('POST', 'auth/time-codes')) as { secret: string };
      return ask('POST', 'auth/time-codes/confirm', { code: codeAt(secret, new Date()) });
    },
    async read() {
      const { factors } = await getListed(site, username);
      const { token } = await logIn(site, username);
      return [factors.length > 0 ? on : off, token === undefined ? on : off];
    },
  });
}

function invitationWriter(site: Site): Writer {
  const { ask, visit } = site;
  return createAddingWriter({
    kind: 'invitation',
    async add() {
      const made = await confirmed(site, () => ask('POST', 'users/invitations', { role: 'sales' }));
      const { id, url } = made as { id: number; url: string };
      return { id, secret: new URL(url).hash.slice(1) };
    },
    async isThere({ secret }) {
      const response = await visit('/api/auth/invitation', post({ token: secret }, anyNetwork()));
      if (response.status === 429) throw new Error('Too many looks from one network');
      return response.status === 200;
    },
    remove: ({ id }) => ask('DELETE', `invitations/${id}`),
  });
}

async function getListed({ ask }: Site, username: string): Promise<Listed> {
  const listed = ((await ask('GET', 'users')) as Listed[]).find((one) => one.username === username);
  if (!listed) throw new Error(`${username} is not in the list`);
  return listed;
}

/**
 * From where they always sign in: of strangers to an account each attempt counts until it has succeeded, and those that a kill
 * broke off add up.
 * @returns no token where a second factor is asked for
 */
async function logIn({ visit }: Site, username: string): Promise<{ token?: string }> {
  const response = await visit('/api/auth/login', post({ username, password }, '10.0.0.1'));
  const text = await response.text();
  if (!response.ok) throw new Error(`POST auth/login: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** With a fresh proof where the last one is too old. */
async function confirmed(site: Site, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!String(error).includes('confirmation_required')) throw error;
    await site.ask('POST', 'auth/confirm', { password: site.password });
    return work();
  }
}

/** Each from a network of its own, since one network may ask for a few only. */
const anyNetwork = () => `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`;

function post(body: object, from: string): RequestInit {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
