import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { areCommonWords, hasWords } from '#database/indexed-words.ts';
import { remember } from '#database/remembered.ts';
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
  const { total } = await remember(db, { key: 'site entries', tables: ['logEntries'] }, () =>
    db
      .selectFrom('logEntries')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('kind', 'in', siteKinds)
      .executeTakeFirstOrThrow(),
  );
  return {
    entries: rows.map(({ name, ...row }) => ({ ...row, username: name ?? '' })),
    total: Number(total),
  };
}

/** Newest first, after a place in that order. */
export async function findEntries(
  db: Db,
  { filter, after, limit }: { filter: EntryFilter; after?: Place | undefined; limit: number },
): Promise<ReadEntry[]> {
  const { personId, kind, from, until, words = [] } = filter;
  let select = db
    .selectFrom('logEntries')
    .innerJoin('logPeople as person', 'person.id', 'logEntries.personId')
    .leftJoin('logPeople as about', 'about.id', 'logEntries.aboutId')
    .select(['logEntries.id', 'place', 'createdAt', 'kind', 'text', 'personId', 'aboutId'])
    .select(['device', 'network'])
    .select(['person.name', 'about.name as aboutName']);
  if (personId !== undefined) select = select.where('personId', '=', personId);
  if (kind !== undefined) select = select.where('kind', '=', kind);
  if (from !== undefined) select = select.where('createdAt', '>=', from);
  if (until !== undefined) select = select.where('createdAt', '<', until);
  const areCommon = await areCommonWords(db, 'logEntries', words);
  for (const condition of hasWords(db, 'logEntries', words, { areCommon })) select = select.where(condition);
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('createdAt', 'logEntries.id'), '<', eb.tuple(after.createdAt, after.id)),
    );
  }
  const rows = await select
    .orderBy('createdAt', 'desc')
    .orderBy('logEntries.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as LogKind }));
}

/** Everybody who has an entry and a name. */
export async function findLogPeople(db: Db): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('logPeople')
    .select(['id', 'name'])
    .where('name', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('logEntries').select('logEntries.id').whereRef('logEntries.personId', '=', 'logPeople.id'),
      ),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}
