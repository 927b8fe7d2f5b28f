import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/connect.ts';
import { sealNow } from '../../logbook/seal-log.ts';
import { verifyLog } from '../../logbook/verify-log.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { createInstance } from './instances.ts';
import { type KillReport, killWhileWriting } from './killed-site.ts';
import { startObjectStorage } from './object-storage.ts';
import { outagesOf, outagesOfFolder } from './outages.ts';
import { createRandom } from './random.ts';
import { backUp } from './rehearsed-backup.ts';

const password = 'stone-and-water';

/**
 * Kills a site of its own until so many writes were acknowledged, and looks whether the log is unbroken then.
 * @param writes how many at least
 * @param url of an empty PostgreSQL, which goes with object storage; without one SQLite and a folder
 * @throws Error where the site refuses a write, does not start again, or its backup cannot be restored
 */
export async function proveCrashes(
  writes: number,
  { url, seed }: { url?: string | undefined; seed: number },
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-crash-'));
  const storage = url ? await startObjectStorage() : undefined;
  const databaseUrl = url ?? `sqlite:${join(folder, 'ashlar.sqlite')}`;
  const proxy = url ? await startDatabaseProxy(url) : undefined;
  const env = {
    ...{ DATABASE_URL: proxy?.url ?? databaseUrl, DEMO_CONTENT: 'false', ADMIN_PASSWORD: password },
    ...(storage && { STORAGE_URL: storage.url, ...storage.credentials }),
  };
  const instance = await createInstance(folder, env);
  await mkdir(join(folder, String(instance.port)), { recursive: true });
  // Files lie where the site has them, which is a folder named after its port.
  const halfWay = () => backUp(join(folder, String(instance.port)), env);
  try {
    const random = createRandom(seed);
    const outages =
      proxy && storage
        ? outagesOf({ proxy, storage })
        : await outagesOfFolder(join(folder, String(instance.port)), join(folder, 'ashlar.sqlite'));
    const report = await killWhileWriting(writes, { instance, password, random, halfWay, outages }).catch(
      (cause: unknown) => {
        throw new Error(`The proof broke off; the site said last: ${instance.said()}`, { cause });
      },
    );
    const db = await openDatabase(databaseUrl);
    // As the next start does.
    await sealNow(db);
    const log = await verifyLog(db).finally(() => db.destroy());
    return { ...report, faults: [...report.faults, ...log.faults] };
  } finally {
    await instance.end('SIGKILL');
    await proxy?.stop();
    await storage?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
