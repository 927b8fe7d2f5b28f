const sqliteUniqueConstraint = 2067;
const sqlitePrimaryKeyConstraint = 1555;
const postgresUniqueViolation = '23505';

/** Whether a write failed because a unique value was taken already, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) {
    return error.errcode === sqliteUniqueConstraint || error.errcode === sqlitePrimaryKeyConstraint;
  }
  return 'code' in error && error.code === postgresUniqueViolation;
}
