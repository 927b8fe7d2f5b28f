import { parse } from 'csv-parse/sync';
import { entities } from '#content/registry.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { fillDocuments, fillRecords, sendForms } from './fill-site.ts';
import { createHandOut } from './hand-out.ts';
import { openVectorSite, type VectorSite } from './vector-site.ts';
import { openWatchingBrowser } from './watching-browser.ts';

type Walk = {
  vectors: readonly string[];
  /** Records of each entity. */
  recordRounds: number;
  documentRounds: number;
  /** How many are searched for and asked for. */
  searches: number;
  /** Of the back office's pages every so many are opened. */
  everyPage: number;
};

const backOffice = [
  ...[
    'dashboard',
    'statistics',
    'schedule',
    'images',
    'inbox',
    'inbox/templates',
    'feedback',
    'newsletter',
    'site',
    'checks',
  ],
  ...[
    'not-found',
    'refusals',
    'redirects',
    'sitemap',
    'mail',
    'backups',
    'users',
    'account',
    'activity',
    'log',
  ],
  ...['visitor-data', 'trash', 'products/grid', ...entities.map(({ path }) => path)],
];
const fixedPages = publicPages.filter((path) => !/dawn|statuario|why-veins|night-bathroom/.test(path));

/** Writes vectors wherever a text can be written, and opens everything that shows one. @returns what ran, or would */
export async function walkVectors({ vectors, recordRounds, documentRounds, searches, everyPage }: Walk) {
  const site = await openVectorSite();
  const browser = await openWatchingBrowser(site);
  const hand = createHandOut(vectors);
  const filling = { site, hand, rounds: recordRounds };
  try {
    const { pages, forms } = await fillRecords(filling);
    const sent = await sendForms(filling);
    await browser.visitAll([...pages, ...forms]);
    let keys: string[] = [];
    for (let round = 0; round < documentRounds; round += 1) {
      keys = await fillDocuments(filling);
      await browser.visitAll([...fixedPages, ...(pages.length > 0 ? pages.slice(0, 2) : [])]);
    }
    await browser.visitAll([
      ...addressesWith(vectors.slice(0, searches)),
      ...[
        ...keys.map((key) => `/admin/site/${key}/`),
        ...backOffice.map((path) => `/admin/${path}/`),
        ...(await itemsOf(site)),
      ].filter((_, index) => index % everyPage === 0),
    ]);
    for (const { source } of site.mails) await browser.show(readMail(source).html, 'a mail');
    const others = [...checkMails(site), ...(await checkTables(site)), ...(await checkSheets(site, pages))];
    const findings = [...new Set([...browser.findings, ...others])];
    return { findings, visits: browser.visits(), mails: site.mails.length, sent, ...hand.counts() };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** In the words of a search, in what advertisers add, and as an address that is not there: three in each. */
function addressesWith(vectors: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(vectors.length / 3) }, (_, index) => {
    const [first = '', second = '', third = ''] = vectors
      .slice(index * 3, index * 3 + 3)
      .map((vector) => encodeURIComponent(vector.toWellFormed()));
    if (index % 3 === 0) return `/search/?q=${first}&utm_source=${second}&origin=${third}`;
    if (index % 3 === 1) return `/products/?utm_campaign=${first}&x=${second}#${third}`;
    return `/${first.replaceAll('%2F', '-').replaceAll('%00', '').replaceAll('.', '')}/?page=${second}&q=${third}`;
  });
}

async function itemsOf(site: VectorSite): Promise<string[]> {
  const { body } = await site.ask('GET', 'inbox?per_page=100');
  const items = (body.items ?? []) as { id: number }[];
  return items.slice(0, 12).map(({ id }) => `/admin/inbox/?item=${id}`);
}

function checkMails({ mails }: VectorSite): string[] {
  return mails.flatMap(({ source, recipients }) => {
    const { head } = readMail(source);
    const added = /^(?:bcc|cc):/im.test(head) || recipients.length !== 1;
    return added ? ['a mail has a header or a reader that nobody meant'] : [];
  });
}

/** A cell that begins like a formula. */
async function checkTables(site: VectorSite): Promise<string[]> {
  const tables = ['products/export.csv', 'categories/export.csv', 'blog/export.csv', 'gallery/export.csv'];
  const found: string[] = [];
  for (const table of tables) {
    const { body } = await site.ask('GET', table);
    const rows = parse(String(body.text).replace(/^\ufeff/, ''), { relax_column_count: true }) as string[][];
    const formula = rows.flat().find((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell));
    if (formula !== undefined) found.push(`${table}: ${JSON.stringify(formula.slice(0, 60))}`);
  }
  return found;
}

/** Data sheets hold no scripts and no links but to this site and by mail. */
async function checkSheets(site: VectorSite, pages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const { body } = await site.ask('GET', 'products?per_page=12');
  const records = (JSON.parse(String(body.text ?? '[]')) as { slug: string; category_slug?: string }[]) ?? [];
  for (const { slug } of records) {
    const category = pages.find((path) => path.startsWith('/products/'))?.split('/')[2] ?? '';
    const bytes = await site.readFile(`/products/${category}/${slug}/data-sheet.pdf`);
    // Strings are in brackets, with those of their own marked: what is left of an object are its own names.
    const names = bytes.toString('latin1').replace(/\((?:\\.|[^\\()])*\)/gs, '()');
    if (/\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/.test(names))
      found.push(`${slug}: a sheet that runs`);
    if (/\/URI \((?!https?:|mailto:)/.test(bytes.toString('latin1')))
      found.push(`${slug}: a strange link in a sheet`);
  }
  return found;
}
