import { notStored, onlyReadable, tooBusy, unreachable } from '#errors/app-error.ts';

/** Extended result codes of SQLite keep the plain one in their lowest byte. */
const plainCode = 0xff;
const sqlite = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 };
/** Of the many kinds of SQLITE_IOERR those that writing meets: write, fsync, truncate, shared memory. */
const sqliteWriteErrors = new Set([778, 1034, 1290, 1546, 4618, 4874, 5386]);

const postgresStorageFailures = new Set(['53100', '58030']);
/** It has failed over to one in recovery, or is about to be stopped. */
const postgresReadOnly = '25006';
/** A lock that was not granted in time, or two that would have waited for each other. */
const postgresBusy = new Set(['55P03', '40P01']);
/** Too many connections, a restart, a lost connection. */
const postgresAway = /^(?:08\w{3}|53300|57P0[123])$/;
/** The driver's own errors for a lost connection have no code. */
const connectionIsGone =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Client (?:was closed|has encountered))/;
const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether another connection is blocking the SQLite file at the moment. */
export function isSqliteBusy(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  return code === sqlite.busy || code === sqlite.locked;
}

/** Whether a connection may only read: the file could not be written to as it was opened, or cannot now. */
export function isSqliteReadOnly(error: unknown): boolean {
  return sqliteCodeOf(error) === sqlite.readOnly;
}

/** What a driver threw, as an AppError if the cause is that the database is full, can only be read, or is away. */
export function explainSqliteError(error: unknown): unknown {
  if (isSqliteBusy(error)) return tooBusy(error);
  if (isSqliteReadOnly(error)) return notStored(error, { canOnlyRead: true });
  const code = sqliteCodeOf(error);
  if (code === sqlite.full || sqliteWriteErrors.has(extendedCodeOf(error))) return notStored(error);
  return code === sqlite.inputOutput || code === sqlite.cannotOpen ? unreachable(error) : error;
}

/** Whether PostgreSQL can only be read. */
export function isReadOnlyFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === postgresReadOnly;
}

export function explainPostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (postgresStorageFailures.has(code)) return notStored(error);
  if (isReadOnlyFailure(error)) return onlyReadable(error);
  if (postgresBusy.has(code)) return tooBusy(error);
  const isAway =
    connectionFailures.has(code) || postgresAway.test(code) || connectionIsGone.test(error.message);
  return isAway ? unreachable(error) : error;
}

function sqliteCodeOf(error: unknown): number {
  return extendedCodeOf(error) & plainCode;
}

function extendedCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
