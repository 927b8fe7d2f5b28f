import type { Page } from '@playwright/test';
import { test as administratorTest, expect, type RequestApi } from './administrator.ts';

/** A visitor who sends forms: from an IP address of their own, since each may send only so many a minute. */
export const test = administratorTest.extend<{ ownIp: undefined }>({
  refusals: [[400, 429], { scope: 'test' }],
  ownIp: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueIp() });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { accessibilityFindings, expect } from './administrator.ts';

/** One of 16 million private IP addresses (RFC 5737 and its like are too few). */
export function uniqueIp(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

/** A name that nobody else has sent anything by. */
export function uniqueSender(): string {
  return `Meera ${crypto.randomUUID().slice(0, 8)}`;
}

/** Scripts run once there is a button where there was a link. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
}

/** What the staff find of a sender: messages or enquiries, newest first. */
export async function recordsOf<Kind extends 'messages' | 'enquiries'>(
  api: RequestApi,
  { kind, name }: { kind: Kind; name: string },
): Promise<Record<string, unknown>[]> {
  const response = await api('GET', `/${kind}?search=${encodeURIComponent(name)}`);
  return (response as Record<Kind, Record<string, unknown>[]>)[kind];
}

/** Delays requests until they are released, so that what happens meanwhile can be seen. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

export async function fillFields(
  page: Page,
  form: { name: string; values: Record<string, string> },
): Promise<void> {
  const fields = page.getByRole('form', { name: form.name, exact: true });
  for (const [name, value] of Object.entries(form.values))
    await fields.locator(`[name="${name}"]`).fill(value);
}
