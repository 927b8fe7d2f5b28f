const sqliteUniqueConstraint = 2067;
const sqlitePrimaryKeyConstraint = 1555;
const sqliteForeignKeyConstraint = 787;
const postgresUniqueViolation = '23505';
const postgresForeignKeyViolation = '23503';

/** The column of a table whose index has one column, and is called after it: `products_reference`. */
type Column = { table: string; column: string };

/** Whether a write failed because the value of this one column was taken already. */
export function isColumnTaken(error: unknown, { table, column }: Column): boolean {
  if (!isUniqueViolation(error)) return false;
  if ('constraint' in error) return error.constraint === `${table}_${column}`;
  return error.message.endsWith(`${table}.${column}`);
}

/** Whether a write failed because a unique value was taken already, on either engine. */
export function isUniqueViolation(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) {
    return error.errcode === sqliteUniqueConstraint || error.errcode === sqlitePrimaryKeyConstraint;
  }
  return 'code' in error && error.code === postgresUniqueViolation;
}

/** Whether a write failed because the row that it names is gone, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === sqliteForeignKeyConstraint;
  return 'code' in error && error.code === postgresForeignKeyViolation;
}
