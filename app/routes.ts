import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { entities } from '../content/registry.ts';

/** Every component in its states: while developing, and in no build that visitors get. */
const catalogueRoutes =
  process.env.NODE_ENV === 'development'
    ? prefix('admin/components', [
        index('catalogue/routes/catalogue.tsx'),
        route('site', 'catalogue/routes/site-frame.tsx'),
        route('admin', 'catalogue/routes/admin-frame.tsx'),
      ])
    : [];

/** Every page address, in the order of the specification's route table. All canonical addresses end in a slash. */
export default [
  route('contact/countries.json', 'site/routes/contact-countries.ts'),
  route('contact/products.json', 'site/routes/contact-products.ts'),
  route('shortlist/stones.json', 'site/routes/shortlist-stones.ts'),
  route('shortlist/:shortlistId/list.pdf', 'site/routes/shortlist-sheet.ts'),
  route('products/:categorySlug/:productSlug/data-sheet.pdf', 'site/routes/data-sheet.ts'),
  ...catalogueRoutes,
  ...prefix('admin', [
    route('login', 'admin/routes/login.tsx'),
    route('invitation', 'admin/routes/invitation.tsx'),
    layout('admin/routes/admin-layout.tsx', [
      index('admin/routes/to-dashboard.tsx'),
      route('dashboard', 'admin/routes/dashboard.tsx'),
      route('statistics', 'admin/routes/statistics.tsx'),
      ...entities.flatMap(({ path }) => recordRoutes(path)),
      ...entities.filter((entity) => 'slug' in entity.fields).map(({ path }) => importRoute(path)),
      route('products/grid', 'admin/routes/grid.tsx'),
      route('schedule', 'admin/routes/schedule.tsx'),
      route('schedule/preview', 'admin/routes/dated-preview.tsx'),
      route('images', 'admin/routes/images.tsx'),
      route('inbox', 'admin/routes/inbox.tsx'),
      route('inbox/templates', 'admin/routes/inbox-templates.tsx'),
      route('enquiries', 'admin/routes/to-inbox.tsx', { id: 'enquiries-to-inbox' }),
      route('messages', 'admin/routes/to-inbox.tsx', { id: 'messages-to-inbox' }),
      route('feedback', 'admin/routes/feedback.tsx'),
      route('newsletter', 'admin/routes/newsletter.tsx'),
      route('site', 'admin/routes/site-documents.tsx'),
      route('site/:key', 'admin/routes/site-document.tsx'),
      route('checks', 'admin/routes/checks.tsx'),
      route('not-found', 'admin/routes/not-found.tsx'),
      route('refusals', 'admin/routes/refusals.tsx'),
      route('redirects', 'admin/routes/redirects.tsx'),
      route('sitemap', 'admin/routes/sitemap.tsx'),
      route('mail', 'admin/routes/mail.tsx'),
      route('backups', 'admin/routes/backups.tsx'),
      route('users', 'admin/routes/users.tsx'),
      route('account', 'admin/routes/account.tsx'),
      route('activity', 'admin/routes/activity.tsx'),
      route('log', 'admin/routes/log.tsx'),
      route('visitor-data', 'admin/routes/visitor-data.tsx'),
      route('trash', 'admin/routes/trash.tsx'),
    ]),
  ]),
  layout('site/routes/site-layout.tsx', [
    index('site/routes/home.tsx'),
    route('products', 'site/routes/collections.tsx'),
    route('products/:categorySlug', 'site/routes/category.tsx'),
    route('products/:categorySlug/:productSlug', 'site/routes/product.tsx'),
    route('about', 'site/routes/about.tsx'),
    route('contact', 'site/routes/contact.tsx'),
    route('social', 'site/routes/social.tsx'),
    route('blog', 'site/routes/journal.tsx'),
    route('blog/:slug', 'site/routes/article.tsx'),
    route('gallery', 'site/routes/gallery.tsx'),
    route('gallery/:slug', 'site/routes/project.tsx'),
    route('search', 'site/routes/search.tsx'),
    route('italian-marble', 'site/routes/italian-marble.tsx'),
    route('thank-you', 'site/routes/thank-you.tsx'),
    route('legal', 'site/routes/legal.tsx'),
    route('newsletter', 'site/routes/newsletter.tsx'),
    route('match', 'site/routes/match.tsx'),
    route('compare', 'site/routes/compare.tsx'),
    route('room', 'site/routes/room.tsx'),
    route('shortlist', 'site/routes/shortlist.tsx'),
    route('shortlist/:shortlistId', 'site/routes/shared-shortlist.tsx'),
    route('404', 'site/routes/not-found.tsx'),
    route(':slug', 'site/routes/top-level-slug.tsx'),
    route('*', 'site/routes/unknown-path.tsx'),
  ]),
] satisfies RouteConfig;

/** A list, the form of a new record and the form of one that is there. */
function recordRoutes(path: string) {
  return [
    route(path, 'admin/routes/records.tsx', { id: `${path}-list` }),
    route(`${path}/new`, 'admin/routes/record-form.tsx', { id: `${path}-new` }),
    route(`${path}/:id/edit`, 'admin/routes/record-form.tsx', { id: `${path}-edit` }),
  ];
}

/** Records from a spreadsheet. */
function importRoute(path: string) {
  return route(`${path}/import`, 'admin/routes/import.tsx', { id: `${path}-import` });
}
