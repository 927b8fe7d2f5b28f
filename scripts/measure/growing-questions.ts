import { parseSort } from '#content/kit/list-sorts.shared.ts';
import { entities } from '#content/registry.ts';

/** Each order and each state that a list of the back office offers. */
const listQuestions = entities.flatMap(({ path, sorts, hasDrafts, fields }) => {
  const list = `/api/${path}?page=1&per_page=20`;
  const orders = sorts.map(parseSort).map(({ by, order }) => `${list}&sort=${by}&order=${order}`);
  const byState = ['published', 'draft'].map((status) => `${list}&status=${status}`);
  const states = hasDrafts ? byState.flatMap((each) => [each, `${each}&sort=updated_at&order=desc`]) : [];
  const byAge = `${list}&sort=created_at&order=desc`;
  const found = `${list}&search=ho`;
  return [byAge, found, ...orders, ...states, ...('featured' in fields ? [`${list}&featured=true`] : [])];
});

/** What pages of the site and the back office ask the API for; each must take the same however much there is. */
export const growingQuestions = [
  ...listQuestions,
  '/api/products?page=1&per_page=20',
  '/api/products?page=1&per_page=20&fields=name,slug,category',
  '/api/products?page=200&per_page=20',
  '/api/products?page=1&per_page=20&sort=name&order=desc',
  '/api/products?page=1&per_page=20&sort=origin',
  '/api/products?page=1&per_page=20&sort=availability',
  '/api/products?page=1&per_page=20&sort=updated_at&order=desc',
  '/api/products?page=1&per_page=20&status=draft&sort=updated_at&order=desc',
  '/api/products?page=1&per_page=20&status=scheduled',
  '/api/products?page=1&per_page=20&featured=true',
  '/api/products?page=1&per_page=24&category=growth-collection-3',
  '/api/products?page=1&per_page=20&search=onyx',
  '/api/products?page=1&per_page=20&search=honey+onyx',
  '/api/products?page=1&per_page=20&search=onyx+4321',
  '/api/products?page=1&per_page=20&search=nothing',
  '/api/products?page=1&per_page=20&search=yx',
  '/api/products?page=1&per_page=20&search=ho',
  '/api/products?page=1&per_page=20&search=h',
  '/api/products?page=1&per_page=20&search=onyx&sort=name',
  '/api/products?page=1&per_page=20&search=quartzite&category=growth-collection-3',
  '/api/products?ids=50001,50002,50003',
  '/api/products/growth-honey-travertine-10',
  // It refers to others.
  '/api/products/statuario',
  '/api/products/growth-collection-2/growth-honey-travertine-10',
  '/api/resolve/growth-honey-travertine-10',
  '/api/categories',
  '/api/blog?page=1&per_page=20',
  '/api/blog?page=1&per_page=20&search=article+43',
  '/api/blog?page=1&per_page=20&sort=title',
  '/api/blog?page=1&per_page=20&status=draft&sort=updated_at&order=desc',
  '/api/gallery?page=1&per_page=20&search=house',
  '/api/social?page=1&per_page=20&search=house',
  '/api/seo/by-path?path=/growth-honey-travertine-10/',
  '/api/seo/by-path?path=/italian-marble/',
  '/api/counts',
  '/api/search?q=onyx',
  '/api/search?q=onyx+4321',
  '/api/search?q=nothing',
  '/api/catalogue',
  '/api/catalogue?q=onyx',
  '/api/catalogue?q=honey+onyx&category=growth-collection-3',
  '/api/catalogue?q=travertime',
  '/api/catalogue?q=nothing+of+this+kind',
  '/api/catalogue?colour=white&origin=italy&sort=name&page=2',
  '/api/filters/products',
  '/api/filters/blog',
  '/api/without-picture',
  '/api/products/77/revisions?page=1&per_page=20',
  '/api/activity?page=1&per_page=20',
  '/api/log',
  '/api/log?after=2026-01-01T00:00:00.000Z_4000',
  '/api/log?kind=content',
  '/api/log?person=1',
  '/api/log?from=2026-11-01&to=2026-11-02',
  '/api/log?search=onyx+4321',
  '/api/log/people',
  '/api/trash?page=1&per_page=20',
  '/api/trash?page=1&per_page=20&kind=products',
  '/api/feedback?page=1&per_page=20',
  '/api/feedback/summary',
  '/api/newsletter?page=1&per_page=20',
  '/api/images?page=1&per_page=24',
  '/api/images?page=1&per_page=24&search=growth-4321',
  '/api/images?page=1&per_page=24&usage=unused',
  '/api/images?page=1&per_page=70&usage=used&sort=filename',
  '/api/images?page=1&per_page=8&usage=used&list=lacking-alt',
  '/api/images?page=1&per_page=70&media=video',
  '/api/images?page=1&per_page=70&list=duplicates',
  '/api/images?page=1&per_page=70&list=lacking-alt',
  '/api/images?page=1&per_page=70&sort=size',
  '/api/images?page=1&per_page=70&sort=filename',
  '/api/images?page=1&per_page=70&sort=directory',
  '/api/images?page=1&per_page=70&kind=pdf',
  '/api/images?page=1&per_page=70&search=gr',
  '/api/enquiries?page=1&per_page=20&sort=email',
  '/api/enquiries?page=1&per_page=20&sort=product',
  '/api/log?search=ho',
  '/api/blog?page=1&per_page=20&category=Craft',
  '/api/social?page=1&per_page=20&platform=instagram',
  '/api/images/summary',
  '/api/images/products/growth-1.webp',
  '/api/inbox?page=1&per_page=20',
  '/api/inbox?page=1000&per_page=20',
  '/api/inbox?page=1&per_page=20&kind=quote&status=new',
  '/api/inbox?page=1&per_page=20&search=buyer+471123',
  '/api/inbox?page=1&per_page=20&search=nothing-like-it',
  '/api/inbox?page=1&per_page=20&search=xy',
  '/api/inbox?page=1&per_page=20&search=b',
  '/api/inbox?page=1&per_page=20&sort=name',
  '/api/inbox?page=1&per_page=20&due=overdue',
  '/api/inbox/waiting',
  '/api/inbox/4711',
  '/api/enquiries?page=1&per_page=1',
  '/api/enquiries?page=1&per_page=20&search=buyer&sort=name',
  '/api/messages?page=1&per_page=20',
  '/api/outbox',
  '/api/redirects?page=1&per_page=50',
  '/api/redirects?page=1&per_page=50&search=old-43',
  '/api/redirects?page=1&per_page=50&kind=moved',
  '/api/not-found?page=1&per_page=50',
  '/api/checks?page=1&per_page=20',
  '/api/schedule?until=2027-01-01T00:00:00.000Z',
  '/api/statistics?days=30',
  ...['overview', 'stones', 'collections', 'countries', 'campaigns', 'answers', 'searches'].map(
    (table) => `/api/statistics/${table}`,
  ),
  ...['overview', 'stones', 'countries', 'campaigns', 'answers'].map(
    (table) => `/api/statistics/${table}?period=12m`,
  ),
  '/api/products/growth-collection-2/growth-honey-travertine-10/facts',
  '/api/shortlists/notalistatall',
  '/api/schedule/delays',
  '/api/schedule/time-zone',
  '/api/backups',
  '/api/mail',
  '/api/feedback?page=1&per_page=20&spam=true',
  '/api/newsletter?page=1&per_page=20&spam=true',
  '/api/inbox?page=1&per_page=20&status=spam',
  '/api/inbox?page=1&per_page=20&status=deleted',
  '/api/inbox?page=1&per_page=20&due=waiting',
  '/api/inbox?page=1&per_page=20&due=followUp',
  '/api/inbox?page=1&per_page=20&sort=due',
  '/api/inbox?page=1&per_page=20&sort=followUp',
  '/api/inbox?page=1&per_page=20&sort=email',
  '/api/inbox?page=1&per_page=20&sort=product',
  '/api/inbox?page=1&per_page=20&assignee=me',
  '/api/inbox?page=1&per_page=20&assignee=me&status=new',
  '/api/inbox/assignees',
  '/api/inbox/views',
  '/api/inbox/templates',
  '/api/not-found?page=1&per_page=50&list=programs',
  '/api/not-found?page=1&per_page=50&list=ignored',
  '/api/site-documents',
  '/api/site-documents/company/revisions?page=1&per_page=20',
  '/api/first-steps',
  '/api/demo/removal',
  '/api/users/invitations',
  '/api/auth/me',
  '/api/auth/owners',
  '/api/sitemap/status',
  '/api/auth/sessions',
  '/api/users',
];

/** Pages of each kind, made anew each time. */
export const growingPages = [
  '/',
  '/products/',
  '/products/growth-collection-3/',
  '/products/growth-collection-3/?narrow=open',
  '/growth-honey-travertine-10/',
  '/statuario/',
  '/blog/',
  '/blog/growth-article-43/',
  '/search/',
  '/search/?q=onyx',
  '/gallery/',
  '/italian-marble/',
  '/contact/',
];

/**
 * The question that finds as much in a small database, with 200 products or some more: a page further on is its last one, and
 * numbers and names that only a grown one has are those of a record that both have.
 */
export function inSmall(path: string): string {
  return (
    path
      .replace('page=200&', 'page=8&')
      .replace('page=1000&', 'page=20&')
      .replace('ids=50001,50002,50003', 'ids=51,52,53')
      .replace(/(?<=onyx[+ ])4321/, '10')
      .replace('buyer+471123', 'buyer+471')
      .replace('growth-4321', 'growth-43')
      .replace('/api/inbox/4711', '/api/inbox/471')
      .replace('article+43', 'article+1')
      // As many rows: 50 of a page.
      .replace('old-43', 'old-')
      .replace('growth-article-43', 'growth-article-13')
  );
}

/** What reads everything by its nature, some hundred at a time in the background: the check of the whole site. */
export const readWhole = growingQuestions.filter((path) => path.startsWith('/api/checks'));

/** What few records fit, so that they are sorted: what a rarer word finds, what is due, what is named, and what is added up. */
export function isSortedByNature(path: string): boolean {
  return /[?&](?:search|q|ids|due|days)=|status=scheduled|list=duplicates|^\/api\/statistics\//.test(path);
}
