import type { ApiUnderTest } from './api-app.ts';

type Call = { body?: object; ifMatch?: string | undefined };

/** Calls the API under test with an administrator's token: `call('PUT', 'products/1', { body, ifMatch })`. */
export function createCaller(api: ApiUnderTest, token: { authorization: string }) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { body, ifMatch }: Call = {}) =>
    api.app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...token, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(body && { payload: body }),
    });
}

export type Caller = ReturnType<typeof createCaller>;
