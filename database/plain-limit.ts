import { type LimitNode, ValueNode } from 'kysely';

/**
 * How many rows a query wants, to be written into its statement: SQLite plans by it, and would make a prepared statement
 * anew each time that the number is bound.
 */
export function plainLimitOf({ limit }: LimitNode): string | undefined {
  return ValueNode.is(limit) && Number.isSafeInteger(limit.value) ? `limit ${limit.value}` : undefined;
}
