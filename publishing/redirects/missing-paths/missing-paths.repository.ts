import type { Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { containsWord } from '#database/contains-word.ts';
import type { Tables } from '#database/schema.ts';

export type MissingPath = Selectable<Tables['missingPaths']>;
export type MissingCount = Pick<MissingPath, 'path' | 'visits' | 'programVisits' | 'referrer' | 'lastAt'>;

export const missingLists = ['people', 'programs', 'ignored'] as const;
export type MissingList = (typeof missingLists)[number];

/** Adds to the counts, in the order of the paths, so that two that do so at once cannot deadlock. */
export async function addMissingCounts(db: Db, counts: readonly MissingCount[]): Promise<void> {
  if (counts.length === 0) return;
  const inOrder = counts.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  await db
    .insertInto('missingPaths')
    .values(inOrder.map((count) => ({ ...count, firstAt: count.lastAt, ignoredAt: null })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((build) => ({
        visits: build('missingPaths.visits', '+', build.ref('excluded.visits')),
        programVisits: build('missingPaths.programVisits', '+', build.ref('excluded.programVisits')),
        lastAt: build.ref('excluded.lastAt'),
        referrer: build
          .case()
          .when('excluded.referrer', '=', '')
          .then(build.ref('missingPaths.referrer'))
          .else(build.ref('excluded.referrer'))
          .end(),
      })),
    )
    .execute();
}

/** Keeps the rows of a list that are worth most: those asked for more than once, then the latest. */
export async function dropMissingRest(db: Db, list: MissingList, maxRows: number): Promise<void> {
  const rest = await ofList(db, list)
    .select('path')
    .orderBy((build) => build.case().when('visits', '>', 1).then(0).else(1).end())
    .orderBy('lastAt', 'desc')
    .orderBy('path')
    .limit(1000)
    .offset(maxRows)
    .execute();
  if (rest.length === 0) return;
  await db
    .deleteFrom('missingPaths')
    .where(
      'path',
      'in',
      rest.map(({ path }) => path),
    )
    .execute();
}

/** Those that are not redirected, most asked for first. */
export async function listMissingPaths(
  db: Db,
  query: { list: MissingList; search: string; limit: number; offset: number },
): Promise<{ rows: MissingPath[]; total: number }> {
  let select = ofList(db, query.list).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('redirects')
          .select('redirects.id')
          .where((build) => build('redirects.source', '=', build.fn<string>('lower', ['missingPaths.path']))),
      ),
    ),
  );
  for (const word of query.search.split(/\s+/).filter(Boolean)) {
    select = select.where(containsWord('path', word));
  }
  const rows = await select
    .selectAll('missingPaths')
    .orderBy(query.list === 'programs' ? 'programVisits' : 'visits', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('path')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await select
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** @returns whether there is such a path */
export async function setIgnored(db: Db, path: string, ignoredAt: string | null): Promise<boolean> {
  const row = await db
    .updateTable('missingPaths')
    .set({ ignoredAt })
    .where('path', '=', path)
    .returning('path')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param before ISO 8601; what nobody has asked for since is forgotten, unless somebody has put it aside */
export async function deleteMissingBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('missingPaths').where('lastAt', '<', before).where('ignoredAt', 'is', null).execute();
}

function ofList(db: Db, list: MissingList) {
  const all = db.selectFrom('missingPaths');
  if (list === 'ignored') return all.where('ignoredAt', 'is not', null);
  const open = all.where('ignoredAt', 'is', null);
  return list === 'people' ? open.where('visits', '>', 0) : open.where('visits', '=', 0);
}
