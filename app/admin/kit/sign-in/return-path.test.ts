import { describe, expect, test } from 'vitest';
import { dashboardPath, loginPathFrom, returnPathOf } from './return-path.ts';

describe('after signing in an administrator', () => {
  test('comes back to the page they were sent away from, with its filters', () => {
    const path = loginPathFrom({ pathname: '/admin/products/', search: '?search=dawn&page=2' });
    const from = new URL(path, 'http://site.test').searchParams.get('from');
    expect(returnPathOf(from)).toBe('/admin/products/?search=dawn&page=2');
  });

  test('starts at the dashboard when they came from nowhere', () => {
    expect(returnPathOf(null)).toBe(dashboardPath);
    expect(returnPathOf('')).toBe(dashboardPath);
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
    expect(returnPathOf(from)).toBe(dashboardPath);
  });
});
