import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { entities } from '../content/registry.ts';

/** Every page address, in the order of the specification's route table. All canonical addresses end in a slash. */
export default [
  route('contact/countries.json', 'site/pages/contact/countries.ts'),
  route('contact/products.json', 'site/pages/contact/products.ts'),
  route('shortlist/stones.json', 'site/pages/shortlist/stones.ts'),
  route('shortlist/:shortlistId/list.pdf', 'site/pages/shortlist/list-sheet.ts'),
  route('shortlist/:shortlistId/slabs.pdf', 'site/pages/shortlist/slab-sheet.ts'),
  route('container/:sheet', 'site/pages/container/plan-sheet.ts'),
  route('products/:categorySlug/:productSlug/data-sheet.pdf', 'site/pages/product/data-sheet.ts'),
  route('products/:categorySlug/:productSlug/data.zip', 'site/pages/product/data-pack.ts'),
  route('products/:categorySlug/:productSlug/declarations/:file', 'site/pages/product/declaration.ts'),
  route('products/:categorySlug/:productSlug/specification.txt', 'site/pages/product/specification.ts'),
  ...prefix('admin', [
    route('login', 'admin/pages/login/route.tsx'),
    route('invitation', 'admin/pages/users/invitation.tsx'),
    layout('admin/pages/layout.tsx', [
      index('admin/pages/dashboard/to-dashboard.tsx'),
      route('dashboard', 'admin/pages/dashboard/route.tsx'),
      route('first-steps', 'admin/pages/first-steps/to-first-step.tsx'),
      route('first-steps/:step', 'admin/pages/first-steps/route.tsx'),
      route('statistics', 'admin/pages/statistics/route.tsx'),
      ...entities.flatMap(({ path }) => recordRoutes(path)),
      ...entities.filter((entity) => 'slug' in entity.fields).map(({ path }) => importRoute(path)),
      route('products/grid', 'admin/pages/records/grid.tsx'),
      route('slabs/holds', 'admin/pages/slabs/holds.tsx'),
      route('slabs/yard', 'admin/pages/yard/route.tsx'),
      route('slabs/:id/holds', 'admin/pages/slabs/slab.tsx'),
      route('schedule', 'admin/pages/schedule/route.tsx'),
      route('schedule/preview', 'admin/pages/schedule/preview.tsx'),
      route('images', 'admin/pages/images/route.tsx'),
      route('images/translations/:language', 'admin/pages/translations/image.tsx'),
      route('inbox', 'admin/pages/inbox/route.tsx'),
      route('inbox/templates', 'admin/pages/inbox/templates.tsx'),
      route('enquiries', 'admin/pages/inbox/enquiries.tsx'),
      route('messages', 'admin/pages/inbox/to-inbox.tsx'),
      route('feedback', 'admin/pages/inbox/feedback.tsx'),
      route('newsletter', 'admin/pages/inbox/newsletter.tsx'),
      route('site', 'admin/pages/site-documents/route.tsx'),
      route('site/:key', 'admin/pages/site-documents/site-document.tsx'),
      route('site/:key/translations/:language', 'admin/pages/translations/document.tsx'),
      route('translations', 'admin/pages/translations/route.tsx'),
      route('translations/import', 'admin/pages/translations/import.tsx'),
      route('settings', 'admin/pages/settings/route.tsx'),
      route('checks', 'admin/pages/checks/route.tsx'),
      route('not-found', 'admin/pages/checks/not-found.tsx'),
      route('refusals', 'admin/pages/checks/refusals.tsx'),
      route('redirects', 'admin/pages/checks/redirects.tsx'),
      route('sitemap', 'admin/pages/sitemap/route.tsx'),
      route('mail', 'admin/pages/mail/route.tsx'),
      route('backups', 'admin/pages/backups/route.tsx'),
      route('users', 'admin/pages/users/route.tsx'),
      route('account', 'admin/pages/users/account.tsx'),
      route('activity', 'admin/pages/activity/route.tsx'),
      route('log', 'admin/pages/log/route.tsx'),
      route('visitor-data', 'admin/pages/visitor-data/route.tsx'),
      route('trash', 'admin/pages/trash/route.tsx'),
    ]),
  ]),
  route('closed.html', 'site/pages/closed/route.tsx'),
  layout('site/pages/layout.tsx', [
    index('site/pages/home/route.tsx'),
    route('products', 'site/pages/collections/route.tsx'),
    route('products/:categorySlug', 'site/pages/category/route.tsx'),
    route('products/:categorySlug/:productSlug', 'site/pages/product/route.tsx'),
    route('about', 'site/pages/about/route.tsx'),
    route('contact', 'site/pages/contact/route.tsx'),
    route('social', 'site/pages/social/route.tsx'),
    route('blog', 'site/pages/journal/route.tsx'),
    route('blog/:slug', 'site/pages/article/route.tsx'),
    route('gallery', 'site/pages/gallery/route.tsx'),
    route('gallery/:slug', 'site/pages/project/route.tsx'),
    route('search', 'site/pages/search/route.tsx'),
    route('fit', 'site/pages/fit/route.tsx'),
    route('slabs', 'site/pages/slabs/route.tsx'),
    route('slab/:number', 'site/pages/slab/route.tsx'),
    route('thank-you', 'site/pages/thank-you/route.tsx'),
    route('legal', 'site/pages/legal/route.tsx'),
    route('newsletter', 'site/pages/newsletter/route.tsx'),
    route('match', 'site/pages/match/route.tsx'),
    route('compare', 'site/pages/compare/route.tsx'),
    route('room', 'site/pages/room/route.tsx'),
    route('container', 'site/pages/container/route.tsx'),
    route('shortlist', 'site/pages/shortlist/route.tsx'),
    route('shortlist/:shortlistId', 'site/pages/shortlist/shared.tsx'),
    route('404', 'site/pages/not-found/route.tsx'),
    route(':slug', 'site/pages/top-level-slug.tsx'),
    route('*', 'site/pages/not-found/unknown-path.tsx'),
  ]),
] satisfies RouteConfig;

/** A list, the form of a new record, and of one that is there its form and those of its translations. */
function recordRoutes(path: string) {
  return [
    route(path, 'admin/pages/records/route.tsx', { id: `${path}-list` }),
    route(`${path}/new`, 'admin/pages/records/form.tsx', { id: `${path}-new` }),
    route(`${path}/:id/edit`, 'admin/pages/records/form.tsx', { id: `${path}-edit` }),
    route(`${path}/:id/translations/:language`, 'admin/pages/translations/record.tsx', {
      id: `${path}-translation`,
    }),
  ];
}

/** Records from a spreadsheet. */
function importRoute(path: string) {
  return route(`${path}/import`, 'admin/pages/records/import.tsx', { id: `${path}-import` });
}
