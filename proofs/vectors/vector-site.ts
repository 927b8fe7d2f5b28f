import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { openBuiltPages } from '#server/pages/built-pages.ts';
import { startServer } from '#server/start.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openToVisitors } from '#tests/support/open-to-visitors.ts';
import { signIn } from '#tests/support/signed-in-site.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

const password = 'a-long-vector-password';

export type Outcome = { status: number; body: Record<string, unknown> };
export type VectorSite = Awaited<ReturnType<typeof openVectorSite>>;

/** A site without content in the pages of the production build, with a mail server; close it when done. */
export async function openVectorSite() {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-vectors-'));
  const pages = await openBuiltPages(resolve(import.meta.dirname, '..', '..'));
  const [port, smtp] = [await findFreePort(), await startSmtpServer()];
  const url = `http://127.0.0.1:${port}`;
  await openToVisitors({ DATA_DIR: folder });
  const config = readConfig({
    ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, DEMO_CONTENT: 'false' },
    // So that forms can be sent as somebody else each time.
    ...{ ADMIN_PASSWORD: password, TRUST_PROXY: '1', NODE_ENV: 'production' },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@stone.example', NOTIFY_TO: 'staff@stone.example' },
  });
  const server = await startServer(config, pages);
  const token = await signIn(url, password);
  let sender = 0;

  async function ask(method: string, path: string, body?: unknown): Promise<Outcome> {
    sender += 1;
    const from = `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${token}`, 'x-forwarded-for': from },
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const text = await response.text();
    const isObject = text.startsWith('{');
    return { status: response.status, body: isObject ? JSON.parse(text) : { text } };
  }

  return {
    ...{ url, token, ask, mails: smtp.received },
    download: async (path: string) => {
      const response = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
      return Buffer.from(await response.arrayBuffer());
    },
    /** As a quarter of an hour has passed since the token was given. */
    confirm: () => ask('POST', 'auth/confirm', { password }),
    readFile: async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer()),
    async close() {
      await server.stop();
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
