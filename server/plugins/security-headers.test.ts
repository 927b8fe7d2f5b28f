import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

type Options = Parameters<typeof securityHeaders>[1];

async function policyOf(url: string, options: Partial<Options> = {}): Promise<string> {
  const app = Fastify();
  await securityHeaders(app, { isDevelopment: false, ...options });
  app.get('/*', async () => 'page');
  const response = await app.inject({ url });
  await app.close();
  return String(response.headers['content-security-policy']).replace(/'nonce-[^']+'/, 'NONCE');
}

test('Pages run scripts of this site only while no analytics destination is set up', async () => {
  const policy = await policyOf('/products/');
  expect(policy).toContain("script-src 'self' NONCE;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('google');
});

test.each([{ analyticsId: 'G-TEST' }, { adsConversion: 'AW-1/label' }])(
  'With %o the public pages may also load and reach the tag',
  async (options) => {
    const policy = await policyOf('/products/', options);
    expect(policy).toMatch(/script-src 'self' NONCE [^;]*https:\/\/\*\.googletagmanager\.com/);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toMatch(/script-src [^;]*(?:unsafe|\*[ ;])/);
  },
);

test('Pages of this site may frame uploaded files, and nobody may frame its pages', async () => {
  const framersOf = async (url: string) => (await policyOf(url)).match(/frame-ancestors ([^;]*)/)?.[1];
  expect(await policyOf('/about/')).toMatch(/frame-src 'self' /);
  expect(await framersOf('/uploads/certificate.pdf')).toBe("'self'");
  for (const url of ['/', '/about/', '/admin/', '/uploads', '/api/uploads/', '/?next=/uploads/']) {
    expect(await framersOf(url), url).toBe("'none'");
  }
});

test.each(['/admin', '/admin/dashboard/', '/admin?next=1', '/api/docs'])(
  'The back office at %s never may',
  async (url) => {
    expect(await policyOf(url, { analyticsId: 'G-TEST' })).not.toContain('google');
  },
);
