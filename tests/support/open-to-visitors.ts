import { mkdirSync } from 'node:fs';
import { readConfig } from '#server/config/config.ts';
import { openMigrated } from '#server/open-database.ts';

/** Lets visitors see a site from its first start, by its settings: a new one without demo content would be closed to them. */
export async function openToVisitors(settings: Record<string, string | undefined>): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(settings);
  mkdirSync(dataDir, { recursive: true });
  const db = await openMigrated(databaseUrl);
  const open = JSON.stringify({ open: true });
  await db
    .insertInto('siteDocuments')
    .values({ key: 'launch', value: open })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await db.destroy();
}
