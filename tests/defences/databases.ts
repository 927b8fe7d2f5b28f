import type { Removal } from './removal.ts';

/** Databases that fail, and whose unfinished files are whose. */
export const ofDatabases: readonly Removal[] = [
  {
    defence: 'database: an answer that does not come cuts the connection',
    file: 'database/watch-for-answer.ts',
    takes: 'streamOf(client)?.destroy();',
    test: 'database/guarded-pool.test.ts',
  },
  {
    defence: 'database: connections as old as a dead one are not used again',
    file: 'database/guarded-pool.ts',
    takes: 'if (isCurrent(client)) return client;',
    leaves: 'return client;',
    test: 'database/guarded-pool.test.ts',
  },
  {
    defence: 'database: a server that is still at work is waited for',
    file: 'database/watch-for-answer.ts',
    takes: 'if (isAtWork) return wait();',
    test: 'database/guarded-pool.test.ts',
  },
  {
    defence: 'database: sessions that may only read are made anew',
    file: 'database/guarded-pool.ts',
    takes: `// What a session may do was decided when it began.
        ages.retireAll();`,
    test: 'database/guarded-pool.test.ts',
  },
  {
    defence: 'database: so many wait for it and no more',
    file: 'database/semaphore.ts',
    takes: 'if (waiting.size >= limits.maxWaiting) {',
    leaves: 'if (waiting.size >= 1_000 * limits.maxWaiting) {',
    test: 'database/semaphore.test.ts',
  },
  {
    defence: 'database: nobody waits for a place longer than ten seconds',
    file: 'database/semaphore.ts',
    takes: '}, limits.maxWaitMs);',
    leaves: '}, 2 ** 31 - 1);',
    test: 'database/semaphore.test.ts',
  },
  {
    defence: 'database: nobody waits for a lock longer than five seconds',
    file: 'database/postgres.ts',
    takes: '`set lock_timeout = ${limits.maxLockMs}`',
    leaves: `'select 1'`,
    test: 'server/api/locked-database.api.test.ts',
  },
  {
    defence: 'database: what fails in the middle is undone',
    file: 'database/in-transaction.ts',
    takes: `await db.transaction().execute(async (trx) => {`,
    leaves: `await (async (work: (trx: Db) => Promise<{ result: T; settlements: ReturnType<typeof settlementsOf> }>) => work(db))(async (trx) => {`,
    test: 'server/api/full-database.api.test.ts',
  },
  {
    defence: 'claims: what is held is taken over by nobody',
    file: 'database/file-claim.ts',
    takes: 'if (!lock(database) && existsSync(path)) return { drop: hold(database, path) };',
    leaves: 'if (existsSync(path)) return { drop: hold(database, path) };',
    test: 'database/file-claim.test.ts',
  },
  {
    defence: 'claims: a folder whose holder lives is left alone',
    file: 'media/incoming-folder.ts',
    takes: 'if (!left) continue;',
    test: 'media/incoming-files.test.ts',
  },
  {
    defence: 'claims: of two that write one file one succeeds',
    file: 'media/folder-storage.ts',
    takes: 'create: (key, content) => writeDraft(key, content, linkFreshly),',
    leaves: `create: (key, content) =>
      writeDraft(key, content, async (draft, path) => {
        await rename(draft, path);
        return true;
      }),`,
    test: 'media/folder-storage.test.ts',
  },
  {
    defence: 'database: a SQLite file that cannot be opened is away, and no fault of the program',
    file: 'database/database-failure.ts',
    takes: 'code === sqlite.inputOutput || code === sqlite.cannotOpen ? unreachable(error) : error',
    leaves: 'error',
    test: 'database/threaded-sqlite.test.ts',
  },
  {
    defence: 'database: a thread that cannot open its file says so as any other query does',
    file: 'database/sqlite-driver.ts',
    takes: 'return runUnlocked(() => longReader.use((thread) => thread.run<never>(query)), maxLockMs);',
    leaves: 'return longReader.use((thread) => runUnlocked(() => thread.run<never>(query), maxLockMs));',
    test: 'database/threaded-sqlite.test.ts',
  },
  {
    defence: 'database: people are told that a SQLite file can only be read',
    file: 'database/database-failure.ts',
    takes: 'if (isSqliteReadOnly(error)) return notStored(error, { canOnlyRead: true });',
    leaves: 'if (isSqliteReadOnly(error)) return notStored(error);',
    test: 'database/threaded-sqlite.test.ts',
  },
];
