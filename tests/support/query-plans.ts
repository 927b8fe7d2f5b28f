import { CompiledQuery } from 'kysely';
import type { Db, Engine } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';

/**
 * Tables that grow with the catalogue, the library, the inbox or the years. Of redirects and addresses that were not found a
 * few thousand are kept at most, so that those may be read whole.
 */
const growing = [
  ...['products', 'blog_posts', 'gallery_projects', 'social_posts', 'media_files', 'upload_uses'],
  ...['top_level_slugs', 'slug_history', 'revisions', 'log_entries', 'bulk_actions'],
  ...[
    'enquiries',
    'contact_messages',
    'inbox_items',
    'inbox_changes',
    'inbox_replies',
    'feedback',
    'subscribers',
    'mail_outbox',
  ],
  ...['event_counts', 'event_month_counts', 'campaign_counts', 'search_counts'],
].join('|');

const wholeTable = {
  sqlite: new RegExp(`^SCAN (?:${growing})(?!\\w| USING (?:COVERING )?INDEX)`),
  postgres: new RegExp(`Seq Scan on (?:${growing})\\b`),
};

/**
 * By an index as well, where neither a page ends it nor a number is all that comes of it. What is published is nearly all
 * that there is.
 */
const everyRow = new RegExp(
  `^(?:SCAN (?:${growing})(?!\\w)|SEARCH (?:${growing}) USING (?:COVERING )?INDEX \\w+ \\(published=\\?\\)$)`,
);
const isBounded = /\blimit\b|\bcount\(|\bsum\(|\bmin\(|\bmax\(|\bdistinct\b|\bgroup by\b/i;

const ofGrowing = new RegExp(`(?:SCAN|SEARCH) (?:${growing})(?!\\w)`);

/** One page of a table in the order that it is stored in: SQLite calls that a scan, and ends it with the page. */
const newestFirst =
  /^select [^()]* from "\w+"(?: where "deleted_at" is null(?: and coalesce\(published, 0\) = \?)?)? order by "id" (?:asc|desc)(?:, "id" (?:asc|desc))? limit \?/;

/**
 * The lines of a statement's plan that read a growing table whole.
 * @param options `hasRows`: the tables are large, so that the planner chooses as it would on a real site
 */
export async function readsWhole(
  db: Db,
  engine: Engine,
  query: CompiledQuery,
  { hasRows = false } = {},
): Promise<string[]> {
  if (engine === 'sqlite' && newestFirst.test(query.sql)) return [];
  const plan = await explain(db, engine, query, { hasRows });
  const isWhole = (line: string) =>
    wholeTable[engine].test(line) || (!isBounded.test(query.sql) && everyRow.test(line));
  return plan.map((line) => line.trim()).filter(isWhole);
}

/** Whether SQLite reads all that fits and sorts it to give one page, for lack of an index in the order that is asked for. */
export async function isPageSorted(db: Db, query: CompiledQuery): Promise<boolean> {
  if (!/ limit /.test(query.sql)) return false;
  const plan = await explain(db, 'sqlite', query, { hasRows: false });
  return (
    plan.some((line) => line.includes('USE TEMP B-TREE FOR ORDER BY')) &&
    plan.some((line) => ofGrowing.test(line))
  );
}

/** The lines of a statement's plan. */
export async function explain(
  db: Db,
  engine: Engine,
  query: CompiledQuery,
  { hasRows = false }: { hasRows?: boolean } = {},
): Promise<string[]> {
  const prefix = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const explained = CompiledQuery.raw(`${prefix} ${query.sql}`, [...query.parameters]);
  const plan = inTransaction(db, async (trx) => {
    // A table this small is read whole unless the planner may not.
    if (engine === 'postgres' && !hasRows) {
      await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    }
    const { rows } = await trx.executeQuery<Record<string, unknown>>(explained);
    return rows.map((row) => String(row.detail ?? row.queryPlan ?? row['QUERY PLAN']));
  });
  // A query within another one that names the outer one's table has no plan of its own.
  return plan.catch((error: Error) =>
    /no such column|missing FROM-clause/.test(error.message) ? [] : Promise.reject(error),
  );
}
