import { sql } from 'kysely';

/**
 * For records that are named, by their ids or slugs, or read in the order of their ids. SQLite would rather go through
 * all that is published, in the order of an index, than sort a handful; no index knows this expression.
 */
export const isPublishedAmongFew = sql<boolean>`coalesce(published, 0) = ${1}`;
