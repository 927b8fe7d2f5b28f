import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { isAppError } from '#errors/app-error.ts';
import type { Db } from './connect.ts';
import { rewriteOldFile } from './erase-traces.ts';
import { readMigrations } from './executed-migrations.ts';
import * as content from './migrations/0001-content.ts';
import * as mediaAndSite from './migrations/0002-media-and-site.ts';
import * as submissions from './migrations/0003-submissions.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as trashAndRevisions from './migrations/0005-trash-and-revisions.ts';
import * as enquiryHandling from './migrations/0006-enquiry-handling.ts';
import * as mediaIds from './migrations/0007-media-ids.ts';
import * as eventCounts from './migrations/0008-event-counts.ts';
import * as dailyEventCounts from './migrations/0009-daily-event-counts.ts';
import * as spam from './migrations/0010-spam.ts';
import * as sortKeys from './migrations/0011-sort-keys.ts';
import * as storageProbe from './migrations/0012-storage-probe.ts';
import * as sessionEnd from './migrations/0013-session-end.ts';
import * as uploadUses from './migrations/0014-upload-uses.ts';
import * as limits from './migrations/0015-limits.ts';
import * as siteDocuments from './migrations/0016-site-documents.ts';
import * as drafts from './migrations/0017-drafts.ts';
import * as positions from './migrations/0018-positions.ts';
import * as mailTest from './migrations/0019-mail-test.ts';
import * as mailContent from './migrations/0020-mail-content.ts';
import * as firstSteps from './migrations/0021-first-steps.ts';
import * as inboxItems from './migrations/0022-inbox-items.ts';
import * as schedule from './migrations/0023-schedule.ts';
import * as people from './migrations/0024-people.ts';
import * as redirects from './migrations/0025-redirects.ts';
import * as statistics from './migrations/0026-statistics.ts';
import * as productSearch from './migrations/0027-product-search.ts';
import * as deletedItems from './migrations/0028-deleted-items.ts';
import * as importIds from './migrations/0030-import-ids.ts';
import * as growth from './migrations/0032-growth.ts';
import * as beginnings from './migrations/0034-beginnings.ts';
import * as sitemapFiles from './migrations/0036-sitemap-files.ts';
import * as catalogueSearch from './migrations/0037-catalogue-search.ts';
import * as colours from './migrations/0039-colours.ts';
import * as stoneLines from './migrations/0040-stone-lines.ts';
import * as sharedShortlists from './migrations/0041-shared-shortlists.ts';
import * as uploadHolds from './migrations/0046-upload-holds.ts';
import * as severalInstances from './migrations/0047-several-instances.ts';
import * as backups from './migrations/0048-backups.ts';
import * as inboxLists from './migrations/0049-inbox-lists.ts';
import * as logbook from './migrations/0050-logbook.ts';
import * as sealedLog from './migrations/0051-sealed-log.ts';
import * as doubts from './migrations/0054-doubts.ts';
import * as growthLists from './migrations/0055-growth-lists.ts';
import * as secondFactors from './migrations/0058-second-factors.ts';
import * as refusals from './migrations/0061-refusals.ts';
import * as livingPositions from './migrations/0062-living-positions.ts';
import * as secondFactorRule from './migrations/0063-second-factor-rule.ts';
import * as itemCounts from './migrations/0064-item-counts.ts';

/** In the order they run; a migration that was released is never edited again. */
const migrations = {
  '0001-content': content,
  '0002-media-and-site': mediaAndSite,
  '0003-submissions': submissions,
  '0004-accounts': accounts,
  '0005-trash-and-revisions': trashAndRevisions,
  '0006-enquiry-handling': enquiryHandling,
  '0007-media-ids': mediaIds,
  '0008-event-counts': eventCounts,
  '0009-daily-event-counts': dailyEventCounts,
  '0010-spam': spam,
  '0011-sort-keys': sortKeys,
  '0012-storage-probe': storageProbe,
  '0013-session-end': sessionEnd,
  '0014-upload-uses': uploadUses,
  '0015-limits': limits,
  '0016-site-documents': siteDocuments,
  '0017-drafts': drafts,
  '0018-positions': positions,
  '0019-mail-test': mailTest,
  '0020-mail-content': mailContent,
  '0021-first-steps': firstSteps,
  '0022-inbox-items': inboxItems,
  '0023-schedule': schedule,
  '0024-people': people,
  '0025-redirects': redirects,
  '0026-statistics': statistics,
  '0027-product-search': productSearch,
  '0028-deleted-items': deletedItems,
  '0030-import-ids': importIds,
  '0032-growth': growth,
  '0034-beginnings': beginnings,
  '0036-sitemap-files': sitemapFiles,
  '0037-catalogue-search': catalogueSearch,
  '0039-colours': colours,
  '0040-stone-lines': stoneLines,
  '0041-shared-shortlists': sharedShortlists,
  '0046-upload-holds': uploadHolds,
  '0047-several-instances': severalInstances,
  '0048-backups': backups,
  '0049-inbox-lists': inboxLists,
  '0050-logbook': logbook,
  '0051-sealed-log': sealedLog,
  '0054-doubts': doubts,
  '0055-growth-lists': growthLists,
  '0058-second-factors': secondFactors,
  '0061-refusals': refusals,
  '0062-living-positions': livingPositions,
  '0063-second-factor-rule': secondFactorRule,
  '0064-item-counts': itemCounts,
};

/** The names of all migrations, in the order they run. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/** As the migrator says it. */
const unknownMigration = /previously executed migration (\S+) is missing/;

/** Somebody else may be migrating, or have the database locked: each try waits as long as a query does. */
const maxTries = 6;

/**
 * Brings the database to the newest schema.
 * @returns the names of the migrations that ran, oldest first
 * @throws Error naming the migration that failed; the database is then as it was before that migration
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const names = (await isMigrated(db)) ? [] : await migrate(db);
  // If this fails, because the disk is full or somebody else is reading, the next start does it.
  await rewriteOldFile(db).catch(ignoreOutage);
  return names;
}

/** Mostly there is nothing to do; the migrator describes every table before it finds that out. */
async function isMigrated(db: Db): Promise<boolean> {
  const executed = new Set(await readMigrations(db));
  return executed.size === knownMigrations.length && knownMigrations.every((name) => executed.has(name));
}

async function migrate(db: Db): Promise<string[]> {
  const migrator = createMigrator(db);
  let outcome = await migrator.migrateToLatest();
  for (let tries = 1; isBusy(outcome.error) && tries < maxTries; tries += 1) {
    outcome = await migrator.migrateToLatest();
  }
  return namesOfDone(outcome);
}

/** Gives a new database the schema that those migrations make, and no others. */
export async function migrateWith(db: Db, names: readonly string[]): Promise<void> {
  const some = Object.entries(migrations).filter(([name]) => names.includes(name));
  namesOfDone(await createMigrator(db, Object.fromEntries(some)).migrateToLatest());
}

/** Migrations that are made at the same time get their numbers beforehand: one may come to a site after a higher one. */
function createMigrator(db: Db, some: Record<string, Migration> = migrations): Migrator {
  return new Migrator({
    ...{ db, allowUnorderedMigrations: true },
    provider: { getMigrations: async () => some },
  });
}

function namesOfDone({ error, results = [] }: MigrationResultSet): string[] {
  if (error) {
    const [, unknown] = unknownMigration.exec(String(error)) ?? [];
    if (unknown) throw new Error(describeNewer(unknown));
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? 'of the database'} failed`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

function ignoreOutage(error: unknown): void {
  if (!isAppError(error)) throw error;
}

function describeNewer(migration: string): string {
  return (
    `it was migrated by a newer version of Ashlar than this one (${migration}) and is left as it is; start that one, ` +
    'or restore the backup that was made before the upgrade into an empty database'
  );
}

function isBusy(error: unknown): boolean {
  return isAppError(error) && error.code === 'busy';
}
