import { setTimeout } from 'node:timers/promises';
import type { Writer } from './acknowledged-writes.ts';
import type { Site } from './signed-in-site.ts';
import { createSiteWriters } from './site-writers.ts';

const visitors = 4;
const paths = [
  ...['/', '/products/', '/blog/', '/gallery/', '/about/', '/contact/', '/search/?q=stone', '/saved/'],
  ...['/api/products', '/api/categories', '/sitemap.xml', '/products/?page=1'],
];
/** A person who works fast; and whole spreadsheets come rarely, or the site would grow by thousands of collections. */
const writeEveryMs = 1_000;
const importEveryMs = 60_000;

export type LoadReport = { visits: number; writes: number; faults: string[] };

/** Visitors who read and writers of every kind, until told to stop; then each writer looks whether all is there. */
export async function loadSite(site: Site, until: AbortSignal): Promise<LoadReport> {
  const report: LoadReport = { visits: 0, writes: 0, faults: [] };
  const writers = await createSiteWriters(site);
  await Promise.all([
    ...Array.from({ length: visitors }, (_visitor, first) => visit(site, { first, until, report })),
    ...writers.map((writer) => keepWriting(writer, { until, report })),
  ]);
  for (const { verify } of writers) report.faults.push(...(await verify()));
  return report;
}

async function visit(
  site: Site,
  { first, until, report }: { first: number; until: AbortSignal; report: LoadReport },
): Promise<void> {
  for (let count = first; !until.aborted; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    const failure = await site.visit(path).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status === 200 ? undefined : String(response.status);
      },
      (error) => String(error.cause ?? error),
    );
    report.visits += 1;
    if (failure) report.faults.push(`${path}: ${failure}`);
  }
}

async function keepWriting(
  { kind, write }: Writer,
  { until, report }: { until: AbortSignal; report: LoadReport },
): Promise<void> {
  while (!until.aborted) {
    try {
      await write();
      report.writes += 1;
    } catch (error) {
      report.faults.push(`${kind}: ${error}`);
    }
    await pause(kind === 'import' ? importEveryMs : writeEveryMs, until);
  }
}

/** Ends early where there is no time left. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
