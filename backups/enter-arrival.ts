import type { Db } from '#database/connect.ts';
import { engineOf } from '#database/connect.ts';
import { enterInLog } from '#people/log/write-log.ts';

/** How long what names an archive may be in an entry. */
const maxNameLength = 120;

/** Enters in the log of a restored site when and from which archive it was restored; its own file name says which. */
export function enterRestore(
  restored: Db,
  { name, createdAt, version }: { name: string; createdAt: string; version: string },
): Promise<void> {
  const madeAt = `${createdAt.slice(0, 10)} at ${createdAt.slice(11, 16)} UTC`;
  const text = `Restored the site from the archive ${name.slice(-maxNameLength)}, made on ${madeAt} by Ashlar ${version}`;
  return enterInLog(restored, { kind: 'server', text });
}

/** The same for a database that was copied. The address of the other one may hold a password. */
export function enterCopy(copy: Db, from: string): Promise<void> {
  const engine = engineOf(from) === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return enterInLog(copy, { kind: 'server', text: `Copied the site here from another database (${engine})` });
}
