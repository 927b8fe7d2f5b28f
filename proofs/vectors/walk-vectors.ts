import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { fromBufferPromise } from 'yauzl';
import { entities } from '#content/registry.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { importSheets, untilAll, uploadNamed } from './fill-files.ts';
import { fillDocuments, fillRecords, sendForms } from './fill-site.ts';
import { createHandOut, type HandOut } from './hand-out.ts';
import { openVectorSite, type VectorSite } from './vector-site.ts';
import { openWatchingBrowser } from './watching-browser.ts';

type Walk = {
  vectors: readonly string[];
  /** Records of each entity. */
  recordRounds: number;
  documentRounds: number;
  /** With three of them each vector is in the name of every kind of file. */
  fileRounds: number;
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
const kinds = ['products', 'categories', 'blog', 'gallery'];
const tables = [
  ...kinds.map((kind) => `${kind}/export.csv`),
  ...['redirects/export.csv', 'log/export.csv', 'newsletter/export', 'inbox/export'],
];

/** Writes vectors wherever a text can be written, and opens everything that shows one. @returns what ran, or would */
export async function walkVectors(walk: Walk) {
  const { vectors, recordRounds, documentRounds, searches, everyPage } = walk;
  const site = await openVectorSite();
  const browser = await openWatchingBrowser(site);
  const hand = createHandOut(vectors);
  const filling = { site, hand, rounds: recordRounds };
  try {
    const { pages, forms } = await fillRecords(filling);
    const sent = await sendForms(filling);
    const { shared, ...files } = await fillMore(site, walk);
    await browser.visitAll([...pages, ...forms, ...shared]);
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
    const papers = await printPapers(site, { vectors, shared });
    const others = [...checkMails(site), ...(await checkTables(site)), ...papers];
    const findings = [...new Set([...browser.findings, ...others])];
    return { findings, visits: browser.visits(), mails: site.mails.length, sent, ...files, ...hand.counts() };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Names of files, cells of tables, campaigns, links and lists that are shared: each gets all vectors that fit. */
async function fillMore(site: VectorSite, { vectors, fileRounds }: Walk) {
  const { categorySlug: category, slug: product } = await findStone(site);
  const parents = { category, product };
  return {
    files: await uploadNamed(site, { vectors, rounds: fileRounds }),
    rows: await importSheets(site, { vectors, parents, form: 'csv' }),
    bookRows: await importSheets(site, { vectors, parents, form: 'xlsx' }),
    campaigns: await sendCampaigns(site, vectors),
    links: await writeLinks(site, vectors),
    shared: await shareLists(site, { vectors, product }),
  };
}

/** A stone that has a page, and its collection's slug. */
async function findStone(site: VectorSite): Promise<{ slug: string; categorySlug: string; id: number }> {
  const { body } = await site.ask('GET', 'products?per_page=1&page=1');
  const [stone] = JSON.parse(String(body.text)) as { slug: string; categorySlug: string; id: number }[];
  if (!stone) throw new Error('There is no stone');
  return stone;
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestUtm = 200;
const longestNote = 200;
const mostLines = 20;

/** Where visitors come from, in each of its five values: counted, and kept with what they send. @returns how many were taken */
async function sendCampaigns(site: VectorSite, vectors: readonly string[]): Promise<number> {
  let taken = 0;
  const campaigns = untilAll(vectors, (hand) =>
    Object.fromEntries(utmNames.map((name) => [name, hand.many(longestUtm)])),
  );
  for (const utm of campaigns) {
    const source_page = `/?q=${encodeURIComponent(String(utm.utm_term).toWellFormed())}`.slice(0, 200);
    const answers = [
      await site.ask('POST', 'events', { events: [{ kind: 'visit', page: '/' }], utm }),
      await site.ask('POST', 'send-enquiry', { ...sampleEnquiry, ...utm, source_page }),
    ];
    taken += answers.filter(({ status }) => status < 300).length;
  }
  return taken;
}

/** Where redirects lead, and the links of posts: what is refused is left out. @returns how many were taken */
async function writeLinks(site: VectorSite, vectors: readonly string[]): Promise<number> {
  let taken = 0;
  for (const [index, vector] of vectors.entries()) {
    const { status } = await site.ask('POST', 'redirects', { from: `/from-${index}/`, to: vector });
    if (status === 201) taken += 1;
  }
  return taken;
}

/** Shares lists of a stone with notes that are made to run. @returns the addresses of their pages */
async function shareLists(
  site: VectorSite,
  { vectors, product }: { vectors: readonly string[]; product: string },
): Promise<string[]> {
  const lineOf = (hand: HandOut) => ({
    ...{ product, area: 3, unit: 'm2', room: hand.many(80), note: hand.many(longestNote) },
    ...{ finish: hand.one(60), thickness: hand.one(40) },
  });
  const lines = untilAll(vectors, lineOf);
  const paths: string[] = [];
  for (let from = 0; from < lines.length; from += mostLines) {
    const { status, body } = await site.ask('POST', 'shortlists', {
      lines: lines.slice(from, from + mostLines),
    });
    if (status !== 201) throw new Error(`A list is refused: ${JSON.stringify(body).slice(0, 300)}`);
    paths.push(`/shortlist/${body.id}/`);
  }
  return paths;
}

/** The data sheet of a stone that says one text after the other, until it has said all, and the lists. */
async function printPapers(
  site: VectorSite,
  { vectors, shared }: { vectors: readonly string[]; shared: readonly string[] },
): Promise<string[]> {
  const { id, slug, categorySlug } = await findStone(site);
  const found = await checkPapers(
    site,
    shared.map((path) => `${path}list.pdf`),
  );
  const texts = untilAll(vectors, (hand) => ({
    ...{ description: hand.many(3_000), origin: hand.many(80), water_absorption: hand.many(80) },
    ...{ name: hand.many(120) },
  }));
  for (const changes of texts) {
    await site.ask('PUT', `products/${id}`, changes);
    found.push(...(await checkPapers(site, [`/products/${categorySlug}/${slug}/data-sheet.pdf`])));
  }
  return found;
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

/** Cells that begin like a formula, in every table that the site hands out. */
async function checkTables(site: VectorSite): Promise<string[]> {
  const found: string[] = [];
  await site.confirm();
  for (const table of tables) {
    const { status, body } = await site.ask('GET', table);
    if (status !== 200) found.push(`${table}: ${status}`);
    const options = { relax_column_count: true, relax_quotes: true };
    const rows = parse(String(body.text).replace(/^\ufeff/, ''), options) as string[][];
    const formula = rows.flat().find((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell));
    if (formula !== undefined) found.push(`${table}: ${JSON.stringify(formula.slice(0, 60))}`);
  }
  for (const kind of kinds) found.push(...(await checkWorkbook(site, `${kind}/export.xlsx`)));
  return found;
}

/** Texts are texts there: no cell has a formula, and no part of the file leads elsewhere. */
async function checkWorkbook(site: VectorSite, path: string): Promise<string[]> {
  const zip = await fromBufferPromise(await site.download(path), { lazyEntries: true });
  const found: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const xml = await text(await zip.openReadStreamPromise(entry));
    if (/<f[\s>]|<hyperlink|<ddeLink|TargetMode="External"/.test(xml))
      found.push(`${path}: ${entry.fileName}`);
  }
  return found;
}

/** PDFs hold no scripts and no links but to this site and by mail. */
async function checkPapers(site: VectorSite, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const bytes = (await site.readFile(path)).toString('latin1');
    if (!bytes.startsWith('%PDF')) found.push(`${path}: no PDF`);
    // Strings are in brackets, with those of their own marked: what is left of an object are its own names.
    const names = bytes.replace(/\((?:\\.|[^\\()])*\)/gs, '()');
    if (/\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/.test(names)) found.push(`${path}: it runs`);
    if (/\/URI \((?!https?:|mailto:)/.test(bytes)) found.push(`${path}: a strange link`);
  }
  return found;
}
