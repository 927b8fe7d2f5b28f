import { entities } from '#content/registry.ts';
import type { Role } from '#people/accounts/permissions.shared.ts';

const everyone: readonly Role[] = ['owner', 'editor', 'sales'];
const owners: readonly Role[] = ['owner'];
const ownersAndEditors: readonly Role[] = ['owner', 'editor'];
const ownersAndSales: readonly Role[] = ['owner', 'sales'];

/**
 * Which roles may use each endpoint that needs a token, written down apart from the endpoints: who changes what a role
 * may do says it twice. An endpoint that is missing here fails the test.
 */
export const endpointRoles: Readonly<Record<string, readonly Role[]>> = {
  'GET /api/users/second-factor-rule': owners,
  'PUT /api/users/second-factor-rule': owners,
  'GET /api/auth/me': everyone,
  'GET /api/auth/owners': everyone,
  'PUT /api/auth/language': everyone,
  'POST /api/auth/logout': everyone,
  'PUT /api/auth/password': everyone,
  'GET /api/auth/sessions': everyone,
  'DELETE /api/auth/sessions': everyone,
  'DELETE /api/auth/sessions/:sessionId': everyone,
  'GET /api/auth/factors': everyone,
  'POST /api/auth/confirm': everyone,
  'POST /api/auth/time-codes': everyone,
  'POST /api/auth/time-codes/confirm': everyone,
  'DELETE /api/auth/time-codes': everyone,
  'POST /api/auth/recovery-codes': everyone,
  'POST /api/auth/passkeys': everyone,
  'POST /api/auth/passkeys/registration-options': everyone,
  'POST /api/auth/passkeys/confirm-options': everyone,
  'POST /api/auth/passkeys/confirm': everyone,
  'PATCH /api/auth/passkeys/:passkeyId': everyone,
  'DELETE /api/auth/passkeys/:passkeyId': everyone,
  'DELETE /api/users/:id/factors': owners,
  'POST /api/auth/register': owners,
  'GET /api/users': owners,
  'PATCH /api/users/:id': owners,
  'DELETE /api/users/:id': owners,
  'GET /api/users/:id/sessions': owners,
  'DELETE /api/users/:id/sessions': owners,
  'DELETE /api/users/:id/sessions/:sessionId': owners,
  'GET /api/users/invitations': owners,
  'POST /api/users/invitations': owners,
  'POST /api/invitations/:invitationId/renew': owners,
  'DELETE /api/invitations/:invitationId': owners,

  'GET /api/holds': ownersAndSales,
  'GET /api/slabs/:id/holds': everyone,
  'GET /api/slabs/labels.pdf': everyone,
  'POST /api/slabs/:id/holds': ownersAndSales,
  'DELETE /api/slabs/:id/holds/:holdId': ownersAndSales,

  'GET /api/counts': everyone,
  'GET /api/search': everyone,
  'GET /api/statistics': everyone,
  ...rolesOfStatistics('overview', 'stones', 'collections', 'countries', 'campaigns', 'answers', 'searches'),
  'GET /api/activity': everyone,
  'GET /api/log': owners,
  'GET /api/log/people': owners,
  'GET /api/log/check': owners,
  'GET /api/log/export.csv': owners,
  'DELETE /api/log/people/:personId': owners,
  'POST /api/visitor-data/search': owners,
  'POST /api/visitor-data/export': owners,
  'POST /api/visitor-data/erase': owners,
  'GET /api/images': everyone,
  'GET /api/images/*': everyone,
  'GET /api/images/summary': everyone,
  'PATCH /api/images/*': ownersAndEditors,
  'DELETE /api/images/*': ownersAndEditors,
  'POST /api/images/replace': ownersAndEditors,
  'POST /api/upload': ownersAndEditors,
  'POST /api/upload/multiple': ownersAndEditors,

  ...Object.assign({}, ...entities.map(({ path, fields }) => rolesOfEntity(path, 'slug' in fields))),
  // Sales change nothing but its status.
  'PUT /api/slabs/:id': everyone,
  'PUT /api/categories/order': ownersAndEditors,
  'PUT /api/products/order': ownersAndEditors,
  'PUT /api/gallery/order': ownersAndEditors,
  'POST /api/bulk/:bulkId/undo': ownersAndEditors,
  'POST /api/previews': ownersAndEditors,
  'POST /api/previews/site': everyone,
  'POST /api/previews/live': ownersAndEditors,
  'POST /api/previews/dated': ownersAndEditors,
  'GET /api/schedule': ownersAndEditors,
  'GET /api/schedule/time-zone': everyone,
  'GET /api/schedule/delays': ownersAndEditors,
  'POST /api/schedule/delays/dismiss': ownersAndEditors,
  'GET /api/imports/:importId': ownersAndEditors,
  'GET /api/translations/export.xlsx': everyone,
  'POST /api/translations/import': ownersAndEditors,
  'GET /api/trash': ownersAndEditors,
  'GET /api/without-picture': ownersAndEditors,
  'GET /api/translations': everyone,
  'GET /api/site-documents': ownersAndEditors,
  'GET /api/site-documents/texts': ownersAndEditors,
  'GET /api/wording': ownersAndEditors,
  'PUT /api/site-documents/:key': ownersAndEditors,
  'GET /api/site-documents/:key/revisions': ownersAndEditors,
  'POST /api/site-documents/:key/revisions/:revisionId/restore': ownersAndEditors,
  ...rolesOfTranslations('site-documents/:key'),
  ...rolesOfTranslations('images/:path'),
  ...rolesOfTranslations('images/:first/:second'),
  ...rolesOfTranslations('images/:first/:second/:third'),
  ...rolesOfTranslations('images/:first/:second/:third/:fourth'),
  'GET /api/sitemap/status': ownersAndEditors,
  'POST /api/sitemap/generate': ownersAndEditors,
  'GET /api/checks': ownersAndEditors,
  'POST /api/checks/facts': ownersAndEditors,
  'GET /api/redirects': ownersAndEditors,
  'GET /api/redirects/export.csv': ownersAndEditors,
  'POST /api/redirects': ownersAndEditors,
  'PUT /api/redirects/:id': ownersAndEditors,
  'DELETE /api/redirects/:id': ownersAndEditors,
  'POST /api/redirects/undo/:id': ownersAndEditors,
  'POST /api/redirects/import': ownersAndEditors,
  'GET /api/not-found': ownersAndEditors,
  'PATCH /api/not-found': ownersAndEditors,
  'GET /api/browser-reports': owners,
  'DELETE /api/browser-reports': owners,

  'GET /api/first-steps': ownersAndEditors,
  'PUT /api/first-steps': ownersAndEditors,
  'PUT /api/first-steps/:step': ownersAndEditors,
  'GET /api/demo/removal': owners,
  'POST /api/demo/removal': owners,
  'POST /api/demo/removal/undo': owners,
  'GET /api/mail': owners,
  'POST /api/mail/test': owners,
  'GET /api/backups': owners,
  'POST /api/backups': owners,
  'POST /api/backups/:id/rehearsal': owners,
  'POST /api/backups/notice/dismiss': owners,

  ...rolesOfInbox('inbox'),
  'GET /api/inbox/waiting': ownersAndSales,
  'GET /api/inbox/assignees': ownersAndSales,
  'GET /api/inbox/views': ownersAndSales,
  'POST /api/inbox/views': ownersAndSales,
  'DELETE /api/inbox/views/:id': ownersAndSales,
  'GET /api/inbox/templates': ownersAndSales,
  'PUT /api/inbox/templates': ownersAndSales,
  'POST /api/inbox/changes': ownersAndSales,
  'POST /api/inbox/:id/replies': ownersAndSales,
  'POST /api/inbox/changes/:action/undo': ownersAndSales,
  ...rolesOfInbox('enquiries'),
  ...rolesOfInbox('messages'),
  'GET /api/outbox': ownersAndSales,
  'POST /api/outbox/:id/retry': ownersAndSales,
  'GET /api/feedback/summary': ownersAndSales,
  'GET /api/feedback': ownersAndSales,
  'PATCH /api/feedback/:id': ownersAndSales,
  'DELETE /api/feedback/:id': ownersAndSales,
  'GET /api/newsletter': ownersAndSales,
  'PATCH /api/newsletter/:id': ownersAndSales,
  'DELETE /api/newsletter/:id': ownersAndSales,
  'GET /api/newsletter/export': owners,
};

function rolesOfEntity(path: string, hasSpreadsheets: boolean): Record<string, readonly Role[]> {
  const spreadsheets = {
    [`GET /api/${path}/export.csv`]: everyone,
    [`GET /api/${path}/export.xlsx`]: everyone,
    [`GET /api/${path}/cells`]: everyone,
    [`POST /api/${path}/import`]: ownersAndEditors,
    [`GET /api/${path}/import-template.xlsx`]: ownersAndEditors,
  };
  return {
    [`POST /api/${path}`]: ownersAndEditors,
    [`PUT /api/${path}/:id`]: ownersAndEditors,
    [`DELETE /api/${path}/:id`]: ownersAndEditors,
    [`POST /api/${path}/bulk`]: ownersAndEditors,
    [`GET /api/${path}/:id/revisions`]: everyone,
    [`POST /api/${path}/:id/revisions/:revisionId/restore`]: ownersAndEditors,
    ...rolesOfTranslations(`${path}/:id`),
    [`POST /api/trash/${path}/:id/restore`]: ownersAndEditors,
    [`DELETE /api/trash/${path}/:id`]: ownersAndEditors,
    [`GET /api/filters/${path}`]: everyone,
    ...(hasSpreadsheets ? spreadsheets : {}),
  };
}

function rolesOfTranslations(path: string): Record<string, readonly Role[]> {
  const one = `/api/${path}/translations/:language`;
  return {
    [`GET /api/${path}/translations`]: everyone,
    [`GET ${one}`]: everyone,
    [`PUT ${one}`]: ownersAndEditors,
    [`DELETE ${one}`]: ownersAndEditors,
    [`GET ${one}/revisions`]: everyone,
    [`POST ${one}/revisions/:revisionId/restore`]: ownersAndEditors,
  };
}

function rolesOfInbox(path: string): Record<string, readonly Role[]> {
  return {
    [`GET /api/${path}`]: ownersAndSales,
    [`GET /api/${path}/export`]: ownersAndSales,
    [`GET /api/${path}/:id`]: ownersAndSales,
    [`PATCH /api/${path}/:id`]: ownersAndSales,
    [`DELETE /api/${path}/:id`]: ownersAndSales,
  };
}

function rolesOfStatistics(...tables: string[]): Record<string, readonly Role[]> {
  const each = tables.flatMap((table) => [
    [`GET /api/statistics/${table}`, everyone],
    [`GET /api/statistics/${table}.csv`, ownersAndSales],
  ]);
  return Object.fromEntries(each);
}
