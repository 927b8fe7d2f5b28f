import type { Db } from '#database/connect.ts';
import { type ApiUnderTest, createApiOpener } from './api-app.ts';

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

/** The API with an administrator signed in, who requests it. Call it in `beforeEach`. */
export function createClientOpener() {
  const openApi = createApiOpener();
  return async (db: Db) => {
    const api = await openApi(db);
    const headers = await api.signIn();
    return { api, headers, request: createClient(api, headers) };
  };
}
