import { type Facts, type Lack, lackKinds, severities } from '#content/checks/lack.ts';
import type { LackKind, Severity } from '#content/kit/field.ts';
import { createPacer } from '#content/kit/pacer.ts';
import { entities } from '#content/registry.ts';
import { documentKind } from '#content/site-documents/site-document.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { type Checked, checkAll, checkSome } from './check-all.ts';
import type { CheckedKind } from './scan-site.ts';
import { type Named, readFacts } from './site-facts.ts';

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
export type CheckReport = {
  /** One page of what lacks something, those with most problems first. */
  items: Checked[];
  total: number;
  /** How many lack what is filtered by otherwise, by kind and by what they lack. */
  byKind: Partial<Record<CheckedKind, number>>;
  byLack: Partial<Record<LackKind, number>>;
};

/** What is kept of everything that lacks something: its name, and of what kinds its lacks are. */
type Mark = { kind: CheckedKind; key: string; title: string; lacks: readonly LackMark[] };
type LackMark = Pick<Lack, 'kind' | 'severity'>;

/** Each once, so that a hundred thousand records share them. */
const lackMarks = severities.flatMap((severity) => lackKinds.map((kind): LackMark => ({ kind, severity })));
const readTables = [
  ...entities.map(({ table }) => table),
  ...['siteDocuments', 'redirects', 'slugHistory', 'mediaFiles'],
];

/** Few enough that looking through them is no pause. */
const marksAtOnce = 1_000;

/** What the site lacks (specification/back-office.md, "Checks"). */
export function createCheckService(db: Db, { publicUrl }: { publicUrl: string }) {
  const site = { db, publicUrl };

  async function markAll(): Promise<Mark[]> {
    const marks: Mark[] = [];
    for await (const some of checkAll(site)) marks.push(...some.map(markOf));
    return marks;
  }

  /** What a page shows, in its order, as it is by now. */
  async function readItems(marks: readonly Mark[]): Promise<Checked[]> {
    const found = new Map<string, Checked>();
    for (const [kind, some] of Map.groupBy(marks, (mark) => mark.kind)) {
      const keys = some.map(({ key }) => key);
      for (const item of await checkSome(site, kind, keys)) found.set(`${kind} ${item.key}`, item);
    }
    return marks.flatMap(({ kind, key }) => found.get(`${kind} ${key}`) ?? []);
  }

  // One after another: each has some hundred texts in hand.
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** One page of all that lacks something. */
    async report(query: CheckQuery): Promise<CheckReport> {
      const marks = await remember(db, { key: 'checks', tables: readTables }, () => {
        const work = last.then(markAll, markAll);
        last = work.catch(() => undefined);
        return work;
      });
      const { shown, ...numbers } = await pickMarks(marks, query);
      const items = await readItems(shown);
      return { items: items.map((item) => ({ ...item, lacks: lacksFor(item, query) })), ...numbers };
    },

    /** What a form cannot know by itself. */
    lookUp: (named: Named): Promise<Facts> => readFacts(db, named, publicUrl),
  };
}

function markOf({ kind, key, title, lacks }: Checked): Mark {
  const marks = lacks.flatMap(
    (lack) => lackMarks.find((mark) => mark.kind === lack.kind && mark.severity === lack.severity) ?? [],
  );
  return { kind, key, title, lacks: marks };
}

/** Which of them a page shows, and how many there are: looked through once, some thousand at a time. */
async function pickMarks(all: readonly Mark[], { kind, lack, severity, search, page, perPage }: CheckQuery) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const pace = createPacer();
  const byKind = new Map<CheckedKind, number>();
  const byLack = new Map<LackKind, number>();
  /** By how many problems they have. */
  const fitting: Mark[][] = [];
  for (const [at, mark] of all.entries()) {
    if (at % marksAtOnce === 0) await pace();
    if (!words.every((word) => mark.title.toLowerCase().includes(word))) continue;
    const lacks = severity ? mark.lacks.filter((one) => one.severity === severity) : mark.lacks;
    const isOfKind = !kind || mark.kind === kind;
    if (isOfKind) for (const one of kindsIn(lacks)) count(byLack, one);
    if (lack ? !kindsIn(lacks).includes(lack) : lacks.length === 0) continue;
    count(byKind, mark.kind);
    if (!isOfKind) continue;
    const problems = countProblems(lacks, lack);
    fitting[problems] ??= [];
    fitting[problems].push(mark);
  }
  const ordered = fitting.toReversed().flatMap((marks = []) => marks);
  return {
    shown: ordered.slice((page - 1) * perPage, page * perPage),
    total: ordered.length,
    byKind: Object.fromEntries(byKind) as Partial<Record<CheckedKind, number>>,
    byLack: Object.fromEntries(byLack) as Partial<Record<LackKind, number>>,
  };
}

function lacksFor({ lacks }: Checked, { lack, severity }: CheckQuery): Lack[] {
  const wanted = lacks.filter(
    (one) => (!lack || one.kind === lack) && (!severity || one.severity === severity),
  );
  const { problem = [], hint = [] } = Object.groupBy(wanted, (one) => one.severity);
  return [...problem, ...hint];
}

/** Each once. */
function kindsIn(lacks: readonly LackMark[]): LackKind[] {
  const kinds: LackKind[] = [];
  for (const { kind } of lacks) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}

function countProblems(lacks: readonly LackMark[], kind: LackKind | undefined): number {
  return lacks.filter((lack) => lack.severity === 'problem' && (!kind || lack.kind === kind)).length;
}

function count<Name>(counts: Map<Name, number>, name: Name): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
