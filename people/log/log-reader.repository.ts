import { type SelectQueryBuilder, sql } from 'kysely';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { hasWords } from '#database/contains-word.ts';
import type { Tables } from '#database/schema.ts';
import { type LogKind, siteKinds } from './log-kinds.shared.ts';

/** Of what was done to the site. */
export type SiteEntry = {
  id: number;
  username: string;
  createdAt: string;
  text: string;
  /** Null where it was done to nothing of the content. */
  entity: string | null;
  recordId: number | null;
};

/** People by their names; null where the name was erased. */
export type ReadEntry = {
  id: number;
  /** Null until it is sealed. */
  place: number | null;
  createdAt: string;
  kind: LogKind;
  text: string;
  personId: number;
  name: string | null;
  aboutId: number | null;
  aboutName: string | null;
  device: string;
  network: string;
};
type Place = { createdAt: string; id: number };
export type EntryFilter = {
  personId?: number | undefined;
  kind?: LogKind | undefined;
  /** From this moment on, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
  words?: readonly string[];
};

/** Newest first, of the site alone. */
export async function findSiteEntries(
  db: Db,
  query: { limit: number; offset: number },
): Promise<{ entries: SiteEntry[]; total: number }> {
  const rows = await db
    .selectFrom('logEntries')
    .innerJoin('logPeople', 'logPeople.id', 'logEntries.personId')
    .select(['logEntries.id', 'logPeople.name', 'createdAt', 'text', 'entity', 'recordId'])
    // Most entries are of these kinds: read in their order, few are read in vain, and none is sorted.
    .where(sql<string>`coalesce(kind, '')`, 'in', siteKinds)
    .orderBy('createdAt', 'desc')
    .orderBy('logEntries.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await db
    .selectFrom('logEntries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', 'in', siteKinds)
    .executeTakeFirstOrThrow();
  return {
    entries: rows.map(({ name, ...row }) => ({ ...row, username: name ?? '' })),
    total: Number(total),
  };
}

type EntriesQuery = { filter: EntryFilter; after?: Place | undefined; limit: number };

/** Newest first, after a place in that order. */
export async function findEntries(db: Db, query: EntriesQuery): Promise<ReadEntry[]> {
  const select = inOrder(selectFound(db, query))
    .innerJoin('logPeople as person', 'person.id', 'logEntries.personId')
    .leftJoin('logPeople as about', 'about.id', 'logEntries.aboutId')
    .select(['logEntries.id', 'place', 'createdAt', 'kind', 'text', 'personId', 'aboutId'])
    .select(['device', 'network', 'person.name', 'about.name as aboutName'])
    .limit(query.limit);
  const rows = await (query.filter.words?.length
    ? readInBackground(() => select.execute())
    : select.execute());
  return rows.map((row) => ({ ...row, kind: row.kind as LogKind }));
}

type EntrySelect = SelectQueryBuilder<Tables, 'logEntries', object>;

function selectFound(db: Db, { filter, after }: EntriesQuery): EntrySelect {
  let select: EntrySelect = selectFitting(db, filter);
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('createdAt', 'logEntries.id'), '<', eb.tuple(after.createdAt, after.id)),
    );
  }
  const words = hasWords('logEntries', filter.words ?? []);
  return words.reduce((found, condition) => found.where(condition), select);
}

function selectFitting(db: Db, { personId, kind, from, until }: EntryFilter): EntrySelect {
  let select: EntrySelect = db.selectFrom('logEntries');
  if (personId !== undefined) select = select.where('personId', '=', personId);
  if (kind !== undefined) select = select.where('kind', '=', kind);
  if (from !== undefined) select = select.where('createdAt', '>=', from);
  if (until !== undefined) select = select.where('createdAt', '<', until);
  return select;
}

function inOrder(select: EntrySelect): EntrySelect {
  return select.orderBy('createdAt', 'desc').orderBy('logEntries.id', 'desc');
}

/** Everybody whose name is kept, and whether anything was done by them; others were only told of. */
export async function findLogPeople(db: Db): Promise<{ id: number; name: string; hasActed: boolean }[]> {
  const rows = await db
    .selectFrom('logPeople')
    .select(['id', 'name'])
    // One entry of each: asked whether there is any, PostgreSQL reads all entries of everybody.
    .select(({ selectFrom }) =>
      selectFrom('logEntries')
        .select('logEntries.id')
        .whereRef('logEntries.personId', '=', 'logPeople.id')
        .orderBy('createdAt')
        .limit(1)
        .as('firstEntry'),
    )
    .where('name', 'is not', null)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, firstEntry }) => ({ id, name: name ?? '', hasActed: firstEntry !== null }));
}
