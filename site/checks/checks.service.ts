import { judgeScan } from '#content/checks/judge-scan.ts';
import { type Facts, type Lack, lackKinds } from '#content/checks/lack.ts';
import type { LackKind, Severity } from '#content/kit/field.ts';
import { createPacer } from '#content/kit/pacer.ts';
import { entities } from '#content/registry.ts';
import { documentKind } from '#content/site-documents/site-document.ts';
import type { Db } from '#database/connect.ts';
import { problemOf } from '../redirects/redirect-list.ts';
import { type CheckedKind, createSiteScanner, type Scanned } from './scan-site.ts';
import { type Named, readSiteFacts, type SiteFacts } from './site-facts.ts';

/** Everything that the check looks at, in the order in which it lists them. */
export const checkedKinds: readonly CheckedKind[] = [
  ...entities.map(({ name }) => name),
  documentKind,
  'redirect',
];

export type CheckQuery = {
  kind?: CheckedKind | undefined;
  lack?: LackKind | undefined;
  severity?: Severity | undefined;
  search: string;
  page: number;
  perPage: number;
};
export type Checked = Omit<Scanned, 'scan'> & { lacks: Lack[] };
export type CheckReport = {
  /** One page of what lacks something, those with most problems first. */
  items: Checked[];
  total: number;
  /** How many lack what is filtered by otherwise, by kind and by what they lack. */
  byKind: Partial<Record<CheckedKind, number>>;
  byLack: Partial<Record<LackKind, number>>;
};

/** What the site lacks (specification/back-office.md, "Checks"). */
export function createCheckService(db: Db, { publicUrl }: { publicUrl: string }) {
  const scanner = createSiteScanner(db);

  async function checkAll(): Promise<Checked[]> {
    const facts = await readSiteFacts(db, publicUrl);
    const scanned = await scanner.scan(facts.places);
    const known = facts.lookUp(namedIn(scanned));
    const content: Checked[] = [];
    const pace = createPacer();
    for (const { scan, ...shown } of scanned) {
      content.push({ ...shown, lacks: judgeScan(scan, known) });
      await pace();
    }
    return [...content, ...checkRedirects(facts, publicUrl)].filter(({ lacks }) => lacks.length > 0);
  }

  // One after another: each has all texts of its records in hand.
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** One page of all that lacks something. */
    async report(query: CheckQuery): Promise<CheckReport> {
      const work = last.then(checkAll, checkAll);
      last = work.catch(() => undefined);
      return describeAll(await work, query);
    },

    /** What a form cannot know by itself. */
    async lookUp(named: Named): Promise<Facts> {
      return (await readSiteFacts(db, publicUrl)).lookUp(named);
    },
  };
}

function* flatten<T>(scanned: readonly Scanned[], pick: (found: Scanned) => readonly T[]): Generator<T> {
  for (const found of scanned) yield* pick(found);
}

function namedIn(scanned: readonly Scanned[]): Named {
  return {
    links: [...flatten(scanned, ({ scan }) => scan.links)].map(({ target }) => target),
    pictures: [...flatten(scanned, ({ scan }) => scan.pictures)].map(({ target }) => target),
    references: flatten(scanned, ({ scan }) => scan.references),
  };
}

/** Redirects that lead nowhere by now. */
function checkRedirects({ redirects, stateOf }: SiteFacts, publicUrl: string): Checked[] {
  return [...redirects].flatMap(([source, target]) => {
    const message = problemOf({ source, target }, { stateOf }, publicUrl);
    if (message === '') return [];
    const lack: Lack = { kind: 'link', severity: 'problem', field: 'to', label: 'Leads to', message };
    const formPath = `/admin/redirects/?search=${encodeURIComponent(source)}`;
    return [
      { kind: 'redirect' as const, key: source, title: source, formPath, isDraft: false, lacks: [lack] },
    ];
  });
}

function describeAll(all: readonly Checked[], query: CheckQuery): CheckReport {
  const { kind, lack, severity, search, page, perPage } = query;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .map((item) => ({ ...item, lacks: item.lacks.filter((one) => !severity || one.severity === severity) }));
  const hasLack = ({ lacks }: Checked, one: LackKind) => lacks.some((each) => each.kind === one);
  const ofLack = found.filter((item) => (lack ? hasLack(item, lack) : item.lacks.length > 0));
  const ofKind = found.filter((item) => !kind || item.kind === kind);
  const items = ofLack
    .filter((item) => !kind || item.kind === kind)
    .map((item) => ({
      ...item,
      lacks: problemsFirst(item.lacks.filter((one) => !lack || one.kind === lack)),
    }))
    .map((item, at) => ({ item, at, problems: countProblems(item) }))
    .sort((one, other) => other.problems - one.problems || one.at - other.at)
    .map(({ item }) => item);
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    total: items.length,
    byKind: countEach(checkedKinds, (one) => ofLack.filter((item) => item.kind === one).length),
    byLack: countEach(lackKinds, (one) => ofKind.filter((item) => hasLack(item, one)).length),
  };
}

function problemsFirst(lacks: Lack[]): Lack[] {
  const { problem = [], hint = [] } = Object.groupBy(lacks, ({ severity }) => severity);
  return [...problem, ...hint];
}

function countProblems({ lacks }: Checked): number {
  return lacks.filter(({ severity }) => severity === 'problem').length;
}

/** Without those that are none. */
function countEach<Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
): Partial<Record<Name, number>> {
  const counts = names.map((name) => [name, count(name)] as const).filter(([, number]) => number > 0);
  return Object.fromEntries(counts) as Partial<Record<Name, number>>;
}
