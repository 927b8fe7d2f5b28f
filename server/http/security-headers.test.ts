import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

type Options = Parameters<typeof securityHeaders>[1];

async function headersOf(url: string, options: Partial<Options> = {}) {
  const app = Fastify();
  await securityHeaders(app, { isDevelopment: false, publicUrl: 'http://stone.example', ...options });
  app.get('/*', async () => 'page');
  const { headers } = await app.inject({ url });
  await app.close();
  return headers;
}

async function policyOf(url: string, options: Partial<Options> = {}): Promise<string> {
  const headers = await headersOf(url, options);
  return String(headers['content-security-policy']).replace(/'nonce-[^']+'/g, 'NONCE');
}

test('Browsers are held to https where the site has it, and only there', async () => {
  const secure = await headersOf('/', { publicUrl: 'https://stone.example' });
  expect(secure['strict-transport-security']).toBe('max-age=31536000');
  expect(await headersOf('/')).not.toHaveProperty('strict-transport-security');
});

test('Pages may not use what a device has, and share nothing with the window that opened them', async () => {
  const headers = await headersOf('/match/');
  const permissions = String(headers['permissions-policy']).split(', ');
  for (const feature of [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'display-capture',
  ]) {
    expect(permissions).toContain(`${feature}=()`);
  }
  expect(permissions).toContain('clipboard-write=(self)');
  expect((await headersOf('/admin/slabs/yard/'))['permissions-policy']).toContain('camera=(self),');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('Public pages have styles of this site only, but for attributes', async () => {
  const policy = await policyOf('/products/');
  expect(policy).toContain("style-src 'self' NONCE; style-src-attr 'unsafe-inline';");
  expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';/);
});

test('Pages and the back office have elements of style with their nonce alone', async () => {
  for (const url of ['/products/', '/admin/login/'])
    expect(await policyOf(url)).toMatch(/style-src 'self' NONCE; style-src-attr 'unsafe-inline'; /);
});

test('Pictures, films and scripts come from here alone, and strings become markup by the policies of a page', async () => {
  const [page, admin] = [await policyOf('/about/'), await policyOf('/admin/')];
  for (const policy of [page, admin]) {
    expect(policy).not.toMatch(/https:(?:[ ;]|$)|unsafe-eval|script-src[^;]*unsafe/);
    expect(policy).toMatch(/img-src 'self' data: blob:; /);
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
  expect(page).toMatch(/trusted-types default rest; /);
  expect(admin).toMatch(/trusted-types default inert page rest; /);
  expect(await policyOf('/about/', { analyticsId: 'G-TEST' })).not.toContain('trusted-types');
});

test('Browsers are told where to tell what they refuse', async () => {
  const headers = await headersOf('/about/');
  expect(headers['reporting-endpoints']).toBe('site="/api/browser-reports"');
  expect(headers['content-security-policy']).toMatch(/report-uri \/api\/browser-reports; report-to site$/);
});

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
