import { type Lack, lackKinds, severities } from '#content/editorial/checks/lack.ts';
import type { LackKind, Severity } from '#content/kit/field.ts';
import { createPacer } from '#content/kit/pacer.ts';
import type { Checked } from './check-all.ts';
import type { CheckedKind } from './scan-site.ts';

/** What is kept of everything that lacks something: its name, and where it stands among all. */
type Mark = { key: string; title: string; at: number };
type LackMark = Pick<Lack, 'kind' | 'severity'>;
/** Those of one kind that lack the same, in their order: of a hundred thousand records there are a few dozen. */
export type MarkGroup = { kind: CheckedKind; lacks: readonly LackMark[]; marks: Mark[] };

export type MarkQuery = {
  kind?: CheckedKind | undefined;
  lack?: LackKind | undefined;
  severity?: Severity | undefined;
  search: string;
  page: number;
  perPage: number;
};
/** One page, those with most problems first, and how many lack what is filtered by otherwise. */
export type PickedMarks = {
  shown: { kind: CheckedKind; key: string }[];
  total: number;
  byKind: Partial<Record<CheckedKind, number>>;
  byLack: Partial<Record<LackKind, number>>;
};

/** Each once, so that all share them. */
const lackMarks = severities.flatMap((severity) => lackKinds.map((kind): LackMark => ({ kind, severity })));
/** Few enough that looking through them is no pause. */
const marksAtOnce = 1_000;

/** Sorts what was found into groups, in the order in which it comes. */
export function createMarkGroups() {
  const groups = new Map<string, MarkGroup>();
  let at = 0;
  return {
    add({ kind, key, title, lacks }: Checked): void {
      const places = lacks.map((lack) => lackMarks.findIndex((mark) => isSame(mark, lack))).sort();
      const name = `${kind} ${places}`;
      const group = groups.get(name) ?? { kind, lacks: places.flatMap(markAt), marks: [] };
      groups.set(name, group);
      group.marks.push({ key, title, at });
      at += 1;
    },
    list: (): MarkGroup[] => [...groups.values()],
  };
}

/** Counts groups; their marks are looked through for words alone, some thousand at a time. */
export async function pickMarks(all: readonly MarkGroup[], query: MarkQuery): Promise<PickedMarks> {
  const { kind, lack, severity } = query;
  const byKind = new Map<CheckedKind, number>();
  const byLack = new Map<LackKind, number>();
  /** By how many problems they have. */
  const levels: MarkGroup[][] = [];
  for (const group of await findNamed(all, query.search)) {
    const lacks = severity ? group.lacks.filter((one) => one.severity === severity) : group.lacks;
    const kinds = new Set(lacks.map((one) => one.kind));
    const isOfKind = !kind || group.kind === kind;
    if (isOfKind) for (const one of kinds) add(byLack, one, group);
    if (lack ? !kinds.has(lack) : lacks.length === 0) continue;
    add(byKind, group.kind, group);
    if (!isOfKind) continue;
    const problems = lacks.filter((one) => one.severity === 'problem' && (!lack || one.kind === lack));
    levels[problems.length] ??= [];
    levels[problems.length]?.push(group);
  }
  const ordered = levels.toReversed().filter(Boolean);
  return {
    shown: await readPage(ordered, query),
    total: ordered.reduce((sum, groups) => sum + sizeOf(groups), 0),
    byKind: Object.fromEntries(byKind) as PickedMarks['byKind'],
    byLack: Object.fromEntries(byLack) as PickedMarks['byLack'],
  };
}

async function findNamed(all: readonly MarkGroup[], search: string): Promise<readonly MarkGroup[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const pace = createPacer();
  const named: MarkGroup[] = [];
  for (const group of all) {
    const marks: Mark[] = [];
    for (const [at, mark] of group.marks.entries()) {
      if (at % marksAtOnce === 0) await pace();
      const title = mark.title.toLowerCase();
      if (words.every((word) => title.includes(word))) marks.push(mark);
    }
    if (marks.length > 0) named.push({ ...group, marks });
  }
  return named;
}

async function readPage(levels: readonly MarkGroup[][], { page, perPage }: MarkQuery) {
  const shown: PickedMarks['shown'] = [];
  let skipped = (page - 1) * perPage;
  for (const groups of levels) {
    const size = sizeOf(groups);
    if (skipped < size) {
      const end = Math.min(size, skipped + perPage - shown.length);
      shown.push(...(await readMerged(groups, skipped, end)));
      skipped = 0;
      if (shown.length === perPage) break;
    } else skipped -= size;
  }
  return shown;
}

/** Of groups that stand among each other, a part of what they are together. */
async function readMerged(groups: readonly MarkGroup[], start: number, end: number) {
  const pace = createPacer();
  const heads = groups.map((group) => ({ group, next: groups.length === 1 ? start : 0 }));
  const found: PickedMarks['shown'] = [];
  for (let count = groups.length === 1 ? start : 0; count < end; count += 1) {
    if (count % marksAtOnce === 0) await pace();
    const first = heads.reduce((one, other) => (placeOf(other) < placeOf(one) ? other : one));
    const mark = first.group.marks[first.next];
    if (mark && count >= start) found.push({ kind: first.group.kind, key: mark.key });
    first.next += 1;
  }
  return found;
}

function placeOf({ group, next }: { group: MarkGroup; next: number }): number {
  return group.marks[next]?.at ?? Number.POSITIVE_INFINITY;
}

function isSame(mark: LackMark, lack: Lack): boolean {
  return mark.kind === lack.kind && mark.severity === lack.severity;
}

function markAt(place: number): LackMark[] {
  const mark = lackMarks[place];
  return mark ? [mark] : [];
}

function sizeOf(groups: readonly MarkGroup[]): number {
  return groups.reduce((sum, { marks }) => sum + marks.length, 0);
}

function add<Name>(counts: Map<Name, number>, name: Name, { marks }: MarkGroup): void {
  counts.set(name, (counts.get(name) ?? 0) + marks.length);
}
