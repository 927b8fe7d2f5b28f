import { describe, expect, test } from 'vitest';
import { may, roles } from '#people/accounts/permissions.shared.ts';
import { isPageOf, itemAt, menuFor, navigationItems, settingsFor } from './navigation.ts';

describe.each(roles)('the menu of role %s', (role) => {
  const allowed = (permission: Parameters<typeof may>[1]) => may(role, permission);
  const entries = menuFor(allowed);

  test('has at most ten entries', () => {
    expect(entries.length).toBeLessThanOrEqual(10);
  });

  test('leads to every page that it may open in two steps, and to no other', () => {
    const listed = settingsFor(allowed).flatMap(({ items }) => items);
    const reached = [...entries.flatMap(({ item, below }) => [item, ...below]), ...listed];
    const open = navigationItems.filter(({ permission }) => allowed(permission));
    expect(reached.map(({ to }) => to).sort()).toEqual(open.map(({ to }) => to).sort());
  });

  test('shows one entry as open, whichever page is', () => {
    const open = navigationItems.filter(({ permission }) => allowed(permission));
    const counts = open.map((page) => entries.filter((entry) => isPageOf(entry, page)).length);
    expect(counts).toEqual(open.map(() => 1));
  });
});

test.each([
  ['/admin/products/7/edit', 'Products'],
  ['/admin/pages/', 'Pages'],
  ['/admin/landing-pages', 'Landing pages'],
  ['/admin/not-found', 'Not found'],
  ['/admin/slabs/7/holds/', 'Slabs'],
  ['/admin/slabs/holds', 'Holds'],
  ['/admin/slabs/yard', 'In the yard'],
])('%s belongs to %s', (pathname, label) => {
  expect(itemAt(pathname)?.label).toBe(label);
});
