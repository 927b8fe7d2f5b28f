import type { CompiledQuery, QueryResult } from 'kysely';
import type { SqliteConnection } from './node-sqlite.ts';

/** A writer in this thread, or in one of its own. */
export type SqliteWriter = Pick<SqliteConnection, 'isInTransaction'> & {
  run: <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;
  execute: (text: string) => void | Promise<void>;
  close: () => void | Promise<void>;
};
