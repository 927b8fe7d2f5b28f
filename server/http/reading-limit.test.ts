import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const openApi = createApiOpener();
const everyMinute = 900;

describeOnOneEngine('how much one network has made anew for it', (openDb) => {
  test('Whoever copies the site is told to wait, and nobody else notices', async () => {
    const { app } = await openApi(await openDb());
    const from = (remoteAddress: string, url = '/api/products?page=1&per_page=1') =>
      app.inject({ url, remoteAddress });
    for (let count = 0; count < everyMinute; count += 1) await from('203.0.113.7', '/api/health');
    const refused = await from('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toContain('Too many requests');
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    expect((await from('203.0.113.7', '/favicon.ico')).statusCode).not.toBe(429);
  });

  test('Whatever is asked by, and however its path ends, it counts: addresses that there are not as well', async () => {
    const { app } = await openApi(await openDb());
    const ask = (method: 'GET' | 'PUT' | 'POST', url: string) =>
      app.inject({ method, url, remoteAddress: '203.0.113.7' });
    for (let count = 0; count < everyMinute / 3; count += 1) {
      for (const [method, url] of [
        ['GET', '/wp-login.php'],
        ['PUT', '/products.pdf'],
        ['POST', '/xmlrpc'],
      ] as const) {
        expect((await ask(method, url)).statusCode).toBe(404);
      }
    }
    expect((await ask('GET', '/wp-login.php')).statusCode).toBe(429);
  });

  test('A proxy that nobody has named, a monitor and the machine itself are never refused', async () => {
    const { app } = await openApi(await openDb());
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:10.0.0.2', '192.168.1.9']) {
      const statuses = new Set<number>();
      for (let count = 0; count <= everyMinute; count += 1) {
        statuses.add((await app.inject({ url: '/api/health', remoteAddress })).statusCode);
      }
      expect(statuses).toEqual(new Set([200]));
    }
  });
});
