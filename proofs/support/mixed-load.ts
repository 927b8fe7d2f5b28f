import { setTimeout } from 'node:timers/promises';
import type { Writer } from '#tests/support/acknowledged-writes.ts';
import type { Site } from '#tests/support/signed-in-site.ts';
import { createSiteWriters } from './site-writers.ts';
import { createVisitorErrands, type Errand } from './visitor-errands.ts';

const visitors = 4;
/** Somebody who works fast, in milliseconds; and what changes every page, or many records, comes less often. */
const editorPauseMs = 500;
const writePauseMs = 1_000;
const rarePauseMs = 5_000;
const rare = ['document', 'import', 'film'];
/** What was added goes again beyond so many, or the site would be another one in the end than at first. */
const mostAdded = 20;

export type LoadReport = {
  /** By visitors, and by the staff. */
  visits: number;
  /** Acknowledged, by kind. */
  writes: Record<string, number>;
  faults: string[];
};
type Work = { until: AbortSignal; report: LoadReport };

/**
 * Visitors, editors and writers of every kind, until told to stop, though each thing is done once in any case; then each
 * writer looks whether all is there.
 * @param onBegun once there is what they need
 */
export async function loadSite(
  site: Site,
  { until, onBegun }: { until: AbortSignal; onBegun: () => void },
): Promise<LoadReport> {
  const report: LoadReport = { visits: 0, writes: {}, faults: [] };
  const writers = await createSiteWriters(site);
  const [errands, editing] = [await createVisitorErrands(site), await createEditorErrands(site)];
  const work = { until, report };
  const each = Math.ceil(errands.length / visitors);
  onBegun();
  await Promise.all([
    ...Array.from({ length: visitors }, (_visitor, at) =>
      run(turned(errands, at * each), { ...work, least: each, pauseMs: 0 }),
    ),
    run(editing, { ...work, least: editing.length, pauseMs: editorPauseMs }),
    ...writers.map((writer) => keepWriting(writer, work)),
  ]);
  for (const { verify } of writers) report.faults.push(...(await verify()));
  return report;
}

const lists = [
  ...[
    'inbox?per_page=25',
    'inbox/waiting',
    'images?page=1&per_page=24',
    'images/summary',
    'activity',
    'counts',
  ],
  ...[
    'trash',
    'statistics',
    'checks',
    'log',
    'schedule?until=2091-01-01T00:00:00Z',
    'redirects',
    'not-found',
    'feedback',
  ],
  ...['newsletter', 'outbox', 'mail', 'site-documents', 'site-documents/company/revisions', 'auth/sessions'],
  ...['products?per_page=10&page=1', 'search?q=saved', 'filters/products', 'users/invitations', 'backups'],
];
const screens = ['dashboard', 'inbox', 'products', 'images', 'site/company'];
const tables = ['export.csv', 'export.xlsx'];

/** What the staff looks at, prints and tries, one after the other. */
async function createEditorErrands(site: Site): Promise<Errand[]> {
  const { ask, visit } = site;
  const file = async (path: string) => {
    const response = await visit(`/${path}`);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  return [
    ...lists.map((path) => async () => void (await ask('GET', path))),
    ...screens.map((path) => () => file(`admin/${path}/`)),
    ...tables.map((table) => () => tryTable(site, table)),
    async () => {
      const values = { name: 'Tried', description: crypto.randomUUID() };
      await ask('POST', 'previews/live', { path: 'products', values });
    },
  ];
}

/** All stones as a table, and what would come of importing it again. */
async function tryTable({ ask, download }: Site, table: string): Promise<void> {
  const form = new FormData();
  form.append('file', new File([await download(`products/${table}`)], table));
  await ask('POST', 'products/import?dry_run=true', form);
}

/** One after the other, and again. */
async function run(
  errands: readonly Errand[],
  { until, report, least, pauseMs }: Work & { least: number; pauseMs: number },
): Promise<void> {
  for (let count = 0; count < least || !until.aborted; count += 1) {
    await errands[count % errands.length]?.().catch((error) => report.faults.push(wordsOf(error)));
    report.visits += 1;
    if (pauseMs > 0) await pause(pauseMs, until);
  }
}

async function keepWriting(writer: Writer, { until, report }: Work): Promise<void> {
  const { kind, write, trim } = writer;
  const pauseMs = rare.includes(kind) ? rarePauseMs : writePauseMs;
  do {
    try {
      await write();
      report.writes[kind] = (report.writes[kind] ?? 0) + 1;
      report.faults.push(...((await trim?.(mostAdded)) ?? []));
    } catch (error) {
      report.faults.push(`${kind}: ${wordsOf(error)}`);
    }
    await pause(pauseMs, until);
  } while (!until.aborted);
}

/** So that visitors are at different places. */
function turned(errands: readonly Errand[], by: number): Errand[] {
  return [...errands.slice(by), ...errands.slice(0, by)];
}

function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
  return `${error}${cause}`;
}

/** Ends early where there is no time left. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
