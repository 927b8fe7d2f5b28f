import type { ApiUnderTest } from './api-app.ts';

type Options = { body?: object; ifMatch?: string | undefined };

/** Requests the API under test with an administrator's token: `request('PUT', 'products/1', { body, ifMatch })`. */
export function createClient(api: ApiUnderTest, token: { authorization: string }) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { body, ifMatch }: Options = {}) =>
    api.app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...token, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(body && { payload: body }),
    });
}

export type Client = ReturnType<typeof createClient>;
