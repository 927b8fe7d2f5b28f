import { isAppError } from '#errors/app-error.ts';
import { type NotedPlace, verifyLog } from '#people/log/verify-log.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { openExisting } from '#server/open-database.ts';

/**
 * Says whether the log is whole; the site may run meanwhile. With a place that was noted earlier, `4711:ab12…`, it also
 * says whether the chain still has that.
 */
process.umask(0o077);
try {
  const noted = readNoted(process.argv[2]);
  const db = await openExisting(readConfig(process.env).databaseUrl);
  const { count, unsealed, head, faults } = await verifyLog(db, noted).finally(() => db.destroy());
  for (const fault of faults) console.error(fault);
  const entries = count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`;
  const state = faults.length === 0 ? 'whole' : 'not whole';
  // Entered a moment before, or left by a process that was killed.
  const later = unsealed === 0 ? '' : ` ${unsealed} more had no place yet, and were not checked.`;
  console.log(`${entries}, ${state}.${later} To note elsewhere: ${head.id}:${head.hash}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  // A problem that the operator can fix is shown in one line; anything else is a program error, shown in full.
  const isForOperator = error instanceof ConfigError || isAppError(error);
  console.error(isForOperator ? `The log was not checked: ${error.message}` : error);
  process.exitCode = 1;
}

function readNoted(text: string | undefined): NotedPlace | undefined {
  if (text === undefined) return undefined;
  const [, id, hash = ''] = /^(\d+):([\da-f]*)$/.exec(text) ?? [];
  if (id === undefined) throw new ConfigError(`"${text}" is not what this command has printed earlier`);
  return { id: Number(id), hash };
}
