import { documentKind } from '#content/documents/site-document.ts';
import { judgeScan } from '#content/editorial/checks/judge-scan.ts';
import type { Lack } from '#content/editorial/checks/lack.ts';
import {
  findPlacesAfter,
  findRecordPlaces,
  type RecordPlace,
} from '#content/editorial/checks/record-places.repository.ts';
import { createPacer, type Pace } from '#content/kit/pacer.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { EntityName } from '#database/schema.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import { findRedirectsAfter, findRedirectsBySource } from '../paths/redirects.repository.ts';
import { problemOf } from '../redirects/redirect-list.ts';
import { type CheckedKind, type Scanned, scanDocuments, scanRecords } from './scan-site.ts';
import { readFacts } from './site-facts.ts';

export type Checked = Omit<Scanned, 'scan'> & { lacks: Lack[] };
type Site = { db: Db; publicUrl: string };
type Target = { source: string; target: string };

/** Looked through at once; their texts may be long. */
const recordsAtOnce = 200;
const redirectsAtOnce = 500;

/** Everything that the company publishes, some at a time, each with what it lacks; without what lacks nothing. */
export async function* checkAll(site: Site): AsyncGenerator<Checked[]> {
  const pace = createPacer();
  for (const { name } of entities) {
    for await (const places of placesOf(site.db, name))
      yield checkRecords(site, { entity: name, places, pace });
  }
  yield judge(site, await scanDocuments(site.db), pace);
  for (let after = ''; ; ) {
    const some = await findRedirectsAfter(site.db, { after, limit: redirectsAtOnce });
    yield checkRedirects(site, some);
    if (some.length < redirectsAtOnce) return;
    after = some.at(-1)?.source ?? '';
  }
}

/** The same of these alone, by their keys. */
export async function checkSome(site: Site, kind: CheckedKind, keys: readonly string[]): Promise<Checked[]> {
  const pace = createPacer();
  if (kind === 'redirect') {
    return checkRedirects(site, [...(await findRedirectsBySource(site.db, keys)).values()]);
  }
  if (kind === documentKind) {
    const documents = await scanDocuments(site.db);
    return judge(
      site,
      documents.filter(({ key }) => keys.includes(key)),
      pace,
    );
  }
  const places = await findRecordPlaces(site.db, { entity: kind, slugs: [], ids: keys.map(Number) });
  return checkRecords(site, { entity: kind, places: places.filter(({ isTrashed }) => !isTrashed), pace });
}

async function* placesOf(db: Db, entity: EntityName): AsyncGenerator<RecordPlace[]> {
  for (let after = 0; ; ) {
    const some = await findPlacesAfter(db, { entity, after, limit: recordsAtOnce });
    yield some;
    if (some.length < recordsAtOnce) return;
    after = some.at(-1)?.id ?? 0;
  }
}

async function checkRecords(
  site: Site,
  records: { entity: EntityName; places: readonly RecordPlace[]; pace: Pace },
): Promise<Checked[]> {
  return judge(site, await scanRecords(site.db, records), records.pace);
}

async function judge({ db, publicUrl }: Site, scanned: readonly Scanned[], pace: Pace): Promise<Checked[]> {
  const named = {
    links: scanned.flatMap(({ scan }) => scan.links.map(({ target }) => target)),
    pictures: scanned.flatMap(({ scan }) => scan.pictures.map(({ target }) => target)),
    references: scanned.flatMap(({ scan }) => scan.references),
  };
  const facts = await readFacts(db, named, publicUrl);
  const checked: Checked[] = [];
  for (const { scan, ...shown } of scanned) {
    const lacks = judgeScan(scan, facts);
    if (lacks.length > 0) checked.push({ ...shown, lacks });
    await pace();
  }
  return checked;
}

/** Redirects that lead nowhere by now. */
async function checkRedirects({ db, publicUrl }: Site, redirects: readonly Target[]): Promise<Checked[]> {
  const paths = redirects.flatMap(({ source, target }) => [source, ownPathOf(target, publicUrl) ?? source]);
  const index = await readPathIndex(db, paths, { redirects: new Map() });
  return redirects.flatMap(({ source, target }) => {
    const message = problemOf({ source, target }, index, publicUrl);
    if (message === '') return [];
    const lack: Lack = { kind: 'link', severity: 'problem', field: 'to', label: 'Leads to', message };
    const formPath = `/admin/redirects/?search=${encodeURIComponent(source)}`;
    return [
      { kind: 'redirect' as const, key: source, title: source, formPath, isDraft: false, lacks: [lack] },
    ];
  });
}
