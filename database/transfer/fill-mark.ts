import { type Db, openDatabase } from '../connect.ts';
import { isSqlite } from '../sqlite.ts';
import { notFinished } from './not-finished.ts';
import { ask } from './postgres-reader.ts';
import { fillMark } from './row-source.ts';

/** Any number, as long as nothing else of this program uses it. */
const fillLock = 4_611_733;

/** @returns whether nobody else is filling the database; nobody will until the transaction is over */
export async function takeFillTurn(trx: Db): Promise<boolean> {
  const [lock] = await ask<{ got: boolean }>(trx, `select pg_try_advisory_xact_lock(${fillLock}) as got`);
  return lock?.got === true;
}

/** Marks a database, at once and for whoever starts on it after a kill. */
export function setFillMark(url: string): Promise<void> {
  return onOwnConnection(url, async (db) => {
    await ask(db, `create table if not exists ${fillMark} (id integer)`);
  });
}

/** As the last of the filling: what is committed then is a whole site. */
export async function dropFillMark(trx: Db): Promise<void> {
  await ask(trx, `drop table if exists ${fillMark}`);
}

/** After a filling that has taken itself back, unless somebody else has begun since. */
export function removeFillMark(url: string): Promise<void> {
  return onOwnConnection(url, (db) =>
    db.transaction().execute(async (trx) => {
      if (await takeFillTurn(trx)) await dropFillMark(trx);
    }),
  );
}

/**
 * Looks whether a database is to be filled by somebody who is still at it, or was killed: whoever began a new site in it
 * would keep the other from its place.
 * @throws AppError in one line
 */
export async function checkNoFillMark(db: Db): Promise<void> {
  if (isSqlite(db)) return;
  const place = `quote_ident(current_schema()) || '.${fillMark}'`;
  const [found] = await ask<{ isMarked: boolean }>(
    db,
    `select to_regclass(${place}) is not null as "isMarked"`,
  );
  if (!found?.isMarked) return;
  throw notFinished(`drop the table ${fillMark}`);
}

async function onOwnConnection(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDatabase(url);
  await work(db).finally(() => db.destroy());
}
