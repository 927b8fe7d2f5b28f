import type { Db } from '#database/connect.ts';
import { insertAdministrator } from '#people/accounts/administrators.repository.ts';
import type { ApiUnderTest } from './api-app.ts';

const countries = { phone_country: '+91', whatsapp_country: '+91' };
const numbers = { ...countries, phone: '9876543210', whatsapp_number: '9876543211' };
const enquiry = {
  ...{ ...numbers, full_name: 'Ann Weir', email: 'ann@buyer.example' },
  ...{ city: 'Jaipur', product: 'Blocks' },
};
export const sampleMessage = {
  ...{ name: 'Bert', email: 'bert@buyer.example', subject: 'Slabs', message: 'Is it in stock?' },
};

export type Item = Record<string, unknown> & { id: number; version: number };

/** Works with the inbox through the API, signed in; `Meera` is another administrator. */
export async function openInbox(api: ApiUnderTest, db: Db) {
  const headers = await api.signIn();
  await insertAdministrator(db, {
    ...{ username: 'Meera', usernameFolded: 'meera', role: 'sales', passwordHash: '', now: '2026-01-01' },
  });
  const request = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object, more = {}) =>
    api.app.inject({
      ...{ method, url: `/api${path}`, headers: { ...headers, ...more } },
      ...(payload && { payload }),
    });
  const get = async (path: string, more = {}) =>
    (await api.app.inject({ url: `/api${path}`, headers: { ...headers, ...more } })).json();
  return {
    ...{ headers, request, get },
    kindsOf: async (query: string) =>
      (await get(`/inbox?sort=date&order=asc&${query}`)).items.map(({ kind }: Item) => kind),
    change: async (id: number, changes: object) => (await request('PATCH', `/inbox/${id}`, changes)).json(),
  };
}

/** One of each kind, the enquiry first. */
export async function sendOneOfEach({ request }: Awaited<ReturnType<typeof openInbox>>): Promise<void> {
  await request('POST', '/send-enquiry', enquiry);
  await request('POST', '/contact', { ...sampleMessage, form_type: 'quote', product: 'Blocks' });
  await request('POST', '/contact', {
    ...sampleMessage,
    form_type: 'contact',
    phone: '9876543210',
    phone_country: '+91',
  });
  await request('POST', '/contact', { ...sampleMessage, form_type: 'sample', product: 'Statuario' });
}
