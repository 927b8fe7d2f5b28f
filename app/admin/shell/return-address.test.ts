import { describe, expect, test } from 'vitest';
import { dashboardPath, loginAddressFrom, returnAddressOf } from './return-address.ts';

describe('after signing in an administrator', () => {
  test('comes back to the page they were sent away from, with its filters', () => {
    const address = loginAddressFrom({ pathname: '/admin/products/', search: '?search=dawn&page=2' });
    const from = new URL(address, 'http://site.test').searchParams.get('from');
    expect(returnAddressOf(from)).toBe('/admin/products/?search=dawn&page=2');
  });

  test('starts at the dashboard when they came from nowhere', () => {
    expect(returnAddressOf(null)).toBe(dashboardPath);
    expect(returnAddressOf('')).toBe(dashboardPath);
  });

  test.each([
    'https://evil.example/admin/',
    '//evil.example/admin/',
    '/\\evil.example',
    '/admin/\\evil.example',
    '/admin//evil.example',
    '/admin/../../evil',
    '/admin/%2e%2e/products/',
    '/\t/evil.example',
    'javascript:alert(1)',
    'admin/products/',
    '/administrators/',
    '/products/',
    '/admin/login/?from=/admin/login/',
  ])('is not led astray by %s', (from) => {
    expect(returnAddressOf(from)).toBe(dashboardPath);
  });
});
