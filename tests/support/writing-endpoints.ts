import { bulkActionsOf } from '#content/kit/bulk-actions.shared.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { visitorEndpoints } from './visitor-endpoints.ts';
import type { WritingEndpoint } from './writing-endpoint.ts';

/** What the requests about an entity's records send, by its path; others send one value of each field. */
const bodies: Record<string, Record<string, unknown>> = {
  categories: {
    ...{
      name: 'Dawn',
      slug: '',
      description: 'Pale',
      longDescription: 'Pale marbles',
      image: '',
      video_url: '',
    },
    ...{ hero_image: '/uploads/categories/a.webp', meta_title: '', meta_url: '/dawn/' },
  },
  products: {
    ...{ name: 'Statuario', slug: 'statuario', description: 'White', category_id: 1, origin: 'Carrara' },
    ...{
      availability: 'Available',
      main_image: '',
      gallery_images: ['/uploads/products/a.webp'],
      density: '2,700',
    },
    ...{
      rock_class: 'marble',
      declarations: [
        { number: 'K 2041', standard: 'EN 1341', issuedOn: '2026-05-01', use: 'Paving', others: 'Fire: A1' },
      ],
      own_facts: [{ fact: 'acid', text: 'Its veins etch' }],
      tests: [
        { property: 'mohs', method: 'Mohs', value: 3, unit: 'Mohs', testedOn: '2025-03-01', typical: false },
      ],
    },
    ...{
      finish: ['Polished'],
      featured: true,
      new: false,
      related_products: [1],
      seo: { metaTitle: 'White' },
    },
  },
  slabs: {
    ...{
      number: 'C-2041/07',
      product_id: 1,
      status: 'sold',
      length_mm: 2_700,
      height_mm: 1_700,
      thickness_mm: 20,
    },
    ...{
      finish: 'Polished',
      block: 'C-2041',
      bundle: '3',
      position: 7,
      remnant: false,
      remark: 'Quiet',
      location: 'B4',
    },
    ...{
      main_image: '',
      defects: [{ id: 'vein', x_mm: 1, y_mm: 2, width_mm: 3, height_mm: 4, note: 'Vein' }],
    },
  },
  blog: {
    ...{ title: 'Why veins run', slug: '', excerpt: 'On pressure', content: '<p>Mud.</p>', tags: ['Veins'] },
    ...{ date: '2026-03-01T08:00:00Z', read_time: '', size: 'large', published: true, related_posts: ['1'] },
    ...{ publish_at: '2099-03-01T08:00:00Z', unpublish_at: null },
  },
  social: {
    ...{ platform: 'instagram', type: 'image', caption: 'A block', media_url: '/uploads/social/a.webp' },
    ...{
      post_url: 'https://social.example/1',
      likes: 3,
      comments: 4,
      hashtags: ['stone'],
      timestamp: '2 days ago',
    },
  },
  gallery: {
    ...{ name: 'A staircase', slug: '', short_description: 'Carrara', client: 'Private', location: 'Jaipur' },
    ...{ materials: ['Statuario'], project_details: '<p>Steps.</p>', related_projects: [] },
  },
  'landing-pages': {
    ...{ name: 'Stairs', hero: { heading: 'Stairs', text: '', image: '' }, popular: [1], show_form: true },
    lists: [{ id: 'white', title: 'White', text: 'Quiet', products: ['1'] }],
  },
};

const importBody = { rows: [{ id: 1, version: 1, name: 'Dawn', slug: '', description: 'Pale' }] };

/** Every endpoint that writes and takes JSON; the test compares the list with the API's description. */
export const writingEndpoints: readonly WritingEndpoint[] = [
  ...entities.flatMap(endpointsOf),
  ...translationEndpoints('site-documents/home', { name: 'Eingang', 'hero.heading': 'Eintritt' }),
  ...translationEndpoints('images/products/a.webp', { alt: 'Eine Platte' }),
  {
    ...{ method: 'PUT', path: 'site-documents/company' },
    body: {
      value: {
        ...{ name: 'Aravane', email: 'sales@aravane.example', location: { latitude: 26.59, longitude: 0 } },
        ...{ phones: [{ id: 'sales', label: 'Sales', display: '+91 0', href: 'tel:+910' }], hours: [] },
      },
      draft: false,
    },
  },
  {
    ...{ method: 'PUT', path: 'site-documents/legal' },
    body: { value: { privacy: [{ title: 'Introduction', html: '<p>We keep little.</p>' }] }, draft: true },
  },
  { method: 'POST', path: 'site-documents/company/revisions/1/restore', fewSuffice: true, body: { id: 1 } },
  {
    ...{ method: 'POST', path: 'slabs/1/holds' },
    body: { for: 'Rossi', until: '2099-03-01T17:00:00+01:00', note: 'Kitchen', queue: true },
  },
  { method: 'PUT', path: 'categories/order', body: { ids: [1] } },
  { method: 'PUT', path: 'products/order', body: { ids: [1], category: 'dawn' } },
  { method: 'PUT', path: 'gallery/order', body: { ids: [1] } },
  { method: 'POST', path: 'bulk/1/undo', fewSuffice: true, body: { id: 1 } },
  { method: 'PUT', path: 'first-steps', body: { dismissed: true } },
  { method: 'PUT', path: 'first-steps/logo', body: { needed: false } },
  { method: 'POST', path: 'demo/removal', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'demo/removal/undo', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'previews', body: { path: 'blog', id: 1 } },
  { method: 'POST', path: 'previews/site', fewSuffice: true, body: { now: true } },
  {
    ...{ method: 'POST', path: 'previews/live', fewSuffice: true },
    body: { path: 'blog', id: 1, values: { title: 'Why veins run' }, page: '/blog/' },
  },
  {
    ...{ method: 'POST', path: 'previews/dated', fewSuffice: true },
    body: { at: '2099-03-01T08:00:00Z', page: '/blog/' },
  },
  { method: 'POST', path: 'schedule/delays/dismiss', body: { ids: [1] } },
  { method: 'PATCH', path: 'images/products/a.webp', body: { alt: 'A slab', focal_x: 0.5, focalY: 0.1 } },
  {
    ...{ method: 'POST', path: 'images/replace' },
    body: { old_path: '/uploads/products/a.webp', new_path: '/uploads/products/b.webp' },
  },
  {
    ...{ method: 'PATCH', path: 'inbox/1' },
    body: { status: 'answered', assignee: 'admin', follow_up_on: '2099-03-01', notes: 'Hm', is_read: true },
  },
  {
    ...{ method: 'POST', path: 'inbox/changes' },
    body: { items: [{ id: 1, version: 1 }], status: 'answered', assignee: null, follow_up_on: null },
  },
  { method: 'POST', path: 'inbox/1/replies', body: { subject: 'Onyx', body: 'Dear Ann,' } },
  { method: 'POST', path: 'inbox/changes/1/undo', fewSuffice: true, body: { id: 1 } },
  { method: 'POST', path: 'inbox/views', body: { name: 'Onyx', query: { product: 'Onyx', status: 'new' } } },
  {
    ...{ method: 'PUT', path: 'inbox/templates' },
    body: { templates: [{ name: 'First', channel: 'both', subject: '{kind}', text: 'Dear {name}' }] },
  },
  { method: 'PATCH', path: 'enquiries/1', body: { status: 'answered', notes: 'Called back', is_read: true } },
  { method: 'PATCH', path: 'messages/1', body: { status: 'answered', notes: 'Called back', is_read: true } },
  { method: 'POST', path: 'visitor-data/search', fewSuffice: true, body: { who: 'ada@post.example' } },
  { method: 'POST', path: 'visitor-data/export', fewSuffice: true, body: { who: 'ada@post.example' } },
  { method: 'POST', path: 'visitor-data/erase', fewSuffice: true, body: { who: 'ada@post.example' } },
  ...visitorEndpoints.map((endpoint) => ({ ...endpoint, method: 'POST' as const })),
  {
    ...{ method: 'POST', path: 'container-plan' },
    body: {
      lines: [{ product: 'statuario', thickness_mm: 20, length_mm: 2600, height_mm: 1600, pieces: 40 }],
      country: 'DE',
    },
  },
  {
    ...{ method: 'POST', path: `shortlists/${'0'.repeat(32)}/approval` },
    body: { name: 'Ann', email: 'ann@stone.example', company_website: '' },
  },
  { method: 'PATCH', path: 'feedback/1', fewSuffice: true, body: { is_spam: true } },
  { method: 'PATCH', path: 'newsletter/1', fewSuffice: true, body: { is_spam: true } },
  {
    ...{ method: 'POST', path: 'events' },
    body: {
      events: [{ kind: 'page_view', page: '/', data: { a: 1 }, at: '2026-03-01T08:00:00Z' }],
      utm: { utm_source: 'letter', utm_medium: 'mail' },
    },
  },
  {
    ...{ method: 'POST', path: 'checks/facts', fewSuffice: true },
    body: { links: ['/a/'], pictures: [], references: [{ entity: 'product', target: 'statuario' }] },
  },
  { method: 'POST', path: 'redirects', body: { from: '/old/', to: '/about/' } },
  { method: 'PUT', path: 'redirects/1', body: { from: '/older/', to: '/contact/' } },
  { method: 'POST', path: 'translations/import', fewSuffice: true, body: { file: 'kind,id' } },
  { method: 'POST', path: 'redirects/import', fewSuffice: true, body: { file: 'from,to' } },
  { method: 'POST', path: 'redirects/undo/1', fewSuffice: true, body: { id: 1 } },
  {
    ...{ method: 'POST', path: 'browser-reports', fewSuffice: true },
    body: {
      'csp-report': { 'document-uri': 'https://stone.example/', 'effective-directive': 'img-src' },
    },
  },
  { method: 'PATCH', path: 'not-found', body: { path: '/lost/', ignored: true } },
  { method: 'POST', path: 'sitemap/generate', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'outbox/1/retry', fewSuffice: true, body: { id: 1 } },
  { method: 'POST', path: 'mail/test', fewSuffice: true, body: { to: 'meera@stone.example' } },
  { method: 'POST', path: 'backups', fewSuffice: true, body: { now: true } },
  { method: 'POST', path: 'backups/1/rehearsal', fewSuffice: true, body: { id: 1 } },
  { method: 'POST', path: 'backups/notice/dismiss', fewSuffice: true, body: { seen: true } },
  ...accountEndpoints,
];

function endpointsOf(entity: Entity): WritingEndpoint[] {
  const { path } = entity;
  const body = bodies[path] ?? sampleBodyOf(entity);
  return [
    { method: 'POST', path, body },
    { method: 'PUT', path: `${path}/1`, body },
    { method: 'POST', path: `${path}/bulk`, body: bulkBodyOf(entity) },
    ...('slug' in entity.fields
      ? [{ method: 'POST' as const, path: `${path}/import`, body: importBody }]
      : []),
    { method: 'POST', path: `${path}/1/revisions/1/restore`, fewSuffice: true, body: { id: 1 } },
    { method: 'POST', path: `trash/${path}/1/restore`, fewSuffice: true, body: { id: 1 } },
    ...translationEndpoints(`${path}/1`, {
      [titleOrSummaryOf(entity)]: 'Dämmerung',
      ...(entity.fields.slug && !entity.fields.slug.isFact && { slug: `dämmerung-${path}` }),
    }),
  ];
}

/** A number is nothing to translate. */
function titleOrSummaryOf({ card, fields }: Entity): string {
  return fields[card.title]?.isFact ? card.summary : card.title;
}

function translationEndpoints(path: string, fields: Record<string, string>): WritingEndpoint[] {
  const one = `${path}/translations/de`;
  return [
    { method: 'PUT', path: one, fewSuffice: true, body: { fields, status: 'published', checked: ['name'] } },
    { method: 'POST', path: `${one}/revisions/1/restore`, fewSuffice: true, body: { id: 1 } },
  ];
}

function bulkBodyOf(entity: Entity): Record<string, unknown> {
  const movesTo = bulkActionsOf(entity).includes('category') && { category_id: 1 };
  return { action: 'delete', ids: [1], ...movesTo };
}

/** A value for each field that can be chosen without knowing other records. */
function sampleBodyOf({ path, fields }: Entity): Record<string, unknown> {
  const samples: Partial<Record<Field['kind'], unknown>> = {
    ...{ text: 'A text', html: '<p>A text</p>', slug: '', flag: true, count: 1, textList: ['One'] },
    ...{ media: `/uploads/${path}/a.webp`, mediaList: [], referenceList: [], time: '2026-03-01T08:00:00Z' },
  };
  const named = Object.entries(fields).filter(([, { kind }]) => kind in samples);
  return Object.fromEntries(
    named.map(([name, field]) => [name, 'isLink' in field ? '/about/' : samples[field.kind]]),
  );
}
