import { expect, test } from 'vitest';
import { type Role, rolesThatMay } from '#people/accounts/permissions.shared.ts';
import { permissionOfPage } from './page-permissions.ts';

const pages: Record<string, readonly Role[]> = {
  ...pagesFor(['owner'], 'users', 'mail', 'log', 'visitor-data'),
  ...pagesFor(['owner', 'sales'], 'inbox', 'inbox/templates', 'enquiries', 'newsletter', 'feedback'),
  ...pagesFor(
    ['owner', 'editor'],
    'trash',
    'redirects',
    'products/new',
    'products/7/edit',
    'products/import',
  ),
  ...pagesFor(
    ['owner', 'editor', 'sales'],
    'dashboard',
    'products',
    'slabs/yard',
    'statistics',
    'activity',
    'account',
  ),
};

test.each(Object.entries(pages))(
  '%s is opened by %j alone, with a slash at its end or without',
  (path, roles) => {
    const taken = [path, `${path}/`].map((written) => rolesThatMay(permissionOfPage(`/admin/${written}`)));
    expect(taken).toEqual([roles, roles]);
  },
);

function pagesFor(roles: readonly Role[], ...paths: string[]): Record<string, readonly Role[]> {
  return Object.fromEntries(paths.map((path) => [path, roles]));
}
