import { parseArgs } from 'node:util';
import { BackupError } from '#backups/failure-words.ts';
import { type AppError, isAppError, isOutage } from '#errors/app-error.ts';
import { isFileStorageFailure } from '#errors/storage-failure.ts';
import { ObjectFailure } from '#media/storage/object-failure.ts';
import { StoragePlaceFault } from '#media/storage/storage-place.ts';
import { ConfigError } from '#server/config/config.ts';
import { messageOf } from '#server/open-database.ts';

export type Operation<Name extends string> = {
  /** What is said before the reason where it fails, `Nothing was copied`. */
  failure: string;
  /** How it is called. */
  usage: string;
  required: readonly Name[];
  optional?: readonly Name[];
  run: (values: { [Key in Name]?: string }, signal: AbortSignal) => Promise<void>;
};

/**
 * Runs an operator's command to its end: 0 when it is done, 1 when it is not, with one line that says why. Ctrl-C and
 * SIGTERM stop it, and what it had begun is taken back.
 */
export async function runOperation<Name extends string>(operation: Operation<Name>): Promise<void> {
  // Archives and restored files are for the owner's eyes, whatever the shell says.
  process.umask(0o077);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stopping.abort());
  try {
    await operation.run(readArguments(operation), stopping.signal);
  } catch (error) {
    console.error(describe(error, { failure: operation.failure, isStopped: stopping.signal.aborted }));
    process.exitCode = 1;
  }
}

function readArguments<Name extends string>({ usage, required, optional = [] }: Operation<Name>) {
  const options = Object.fromEntries(
    [...required, ...optional].map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({ args: process.argv.slice(2), options, strict: true });
    if (required.every((name) => values[name])) return values as { [Key in Name]?: string };
  } catch {
    // Whatever is wrong with them, how it is called right is the answer.
  }
  throw new ConfigError(`use it like this: ${usage}`);
}

/** A problem that the operator can fix in one line; anything else is a program error, shown in full. */
function describe(error: unknown, { failure, isStopped }: { failure: string; isStopped: boolean }): unknown {
  if (isStopped) return `${failure}: it was stopped.`;
  if (error instanceof StoragePlaceFault) {
    const what = error.setting === 'STORAGE_URL' ? 'the storage' : error.setting;
    return `${failure}: ${what} ${error.message}`;
  }
  const isKnown =
    error instanceof ConfigError ||
    error instanceof BackupError ||
    isAppError(error) ||
    isFileStorageFailure(error) ||
    isSystemError(error);
  if (!isKnown) return error;
  if (isAppError(error)) return `${failure}: ${isOutage(error) ? describeOutage(error) : error.message}`;
  return `${failure}: ${messageOf(error)}`;
}

/** What an AppError says of it is for visitors and editors. */
function describeOutage(error: AppError): string {
  if (!(error.cause instanceof ObjectFailure)) return messageOf(error);
  const what = error.code === 'not-stored' ? 'has no room left' : 'does not answer as it should';
  return `the object storage ${what} (${error.cause.message})`;
}

/** A folder that may not be written to, a server that cannot be reached, a database that is not there. */
function isSystemError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:E[A-Z]+|\d[\dA-Z]{4}|ERR_SQLITE_ERROR)$/.test(String(error.code))
  );
}
