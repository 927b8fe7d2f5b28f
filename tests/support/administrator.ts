import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as visitorTest } from './visitor.ts';

/** The administrator of the journeys' server (journey-server.ts). */
export const administrator = { username: 'admin', password: 'journey-password' } as const;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Calls the API as the administrator: `await api('POST', '/products', {…})`; a refusal fails the test. */
export type CallApi = (method: Method, path: string, body?: unknown) => Promise<unknown>;

type Fixtures = {
  /** A token of this test's own: signing out in one test signs nobody out in another. */
  token: string;
  /** The browser with the token in its storage, on no page yet. */
  signedIn: Page;
  api: CallApi;
};

export const test = visitorTest.extend<Fixtures>({
  // What forms are refused for; a session that ends has to be expected by the test itself.
  refusals: [[400, 404, 409, 412, 413, 415], { scope: 'test' }],
  token: async ({ request }, use) => {
    await use(await signIn(request));
  },
  signedIn: async ({ page, token }, use) => {
    // Any address of the site will do; a picture brings no scripts along.
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([authToken, username]) => {
        localStorage.setItem('authToken', authToken);
        localStorage.setItem('authUsername', username);
      },
      [token, administrator.username] as const,
    );
    await use(page);
  },
  api: async ({ request, token }, use) => {
    await use(async (method, path, body) => {
      const response = await request.fetch(`/api${path}`, {
        method,
        data: body,
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
      return text ? JSON.parse(text) : undefined;
    });
  },
});

export { accessibilityFindings, expect, overflowOf } from './visitor.ts';

async function signIn(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/login', { data: administrator });
  expect(response.ok()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  return token;
}
