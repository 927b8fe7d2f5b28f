import { sql } from 'kysely';

/**
 * For records that are named, by their ids or slugs, or read in an order whose index has drafts too. SQLite would rather go
 * through all that is published than read a handful, or a page in that order; no index knows this expression.
 */
export const isPublishedAmongFew = sql<boolean>`coalesce(published, 0) = ${1}`;
