import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { isAppError } from '#errors/app-error.ts';
import { type Db, findContentVersion } from './connect.ts';
import { countUpVersion } from './content-version.ts';
import { rewriteOldFile } from './erase-traces.ts';
import { lastBeforeSchema, readMigrations, renameMigrations } from './executed-migrations.ts';
import * as schema from './migrations/0001-schema.ts';
import * as pictureConditions from './migrations/0066-picture-conditions.ts';
import * as contentVersion from './migrations/0069-content-version.ts';
import * as searchInMemory from './migrations/0070-search-in-memory.ts';
import * as formerWords from './migrations/0073-former-words.ts';
import * as plainLists from './migrations/0074-plain-lists.ts';
import * as plainStatistics from './migrations/0075-plain-statistics.ts';
import * as homeCountry from './migrations/0076-home-country.ts';
import * as navigation from './migrations/0077-navigation.ts';
import * as landingPages from './migrations/0078-landing-pages.ts';
import * as fromElsewhere from './migrations/0079-from-elsewhere.ts';
import * as replies from './migrations/0080-replies.ts';
import * as sitePreviews from './migrations/0081-site-previews.ts';
import * as mapAndHours from './migrations/0082-map-and-hours.ts';
import * as translations from './migrations/0083-translations.ts';
import * as sentLanguage from './migrations/0084-sent-language.ts';
import * as feedbackLanguage from './migrations/0085-feedback-language.ts';
import * as administratorLanguage from './migrations/0086-administrator-language.ts';
import * as slabs from './migrations/0087-slabs.ts';
import * as approvals from './migrations/0088-approvals.ts';
import * as holdNotices from './migrations/0089-hold-notices.ts';
import * as stoneTests from './migrations/0090-stone-tests.ts';
import * as orders from './migrations/0091-orders.ts';
import * as ownFacts from './migrations/0093-own-facts.ts';
import * as declarations from './migrations/0094-declarations.ts';

/** In the order they run; a migration that was released is never edited again. */
const migrations = {
  '0001-schema': schema,
  '0066-picture-conditions': pictureConditions,
  '0069-content-version': contentVersion,
  '0070-search-in-memory': searchInMemory,
  '0073-former-words': formerWords,
  '0074-plain-lists': plainLists,
  '0075-plain-statistics': plainStatistics,
  '0076-home-country': homeCountry,
  '0077-navigation': navigation,
  '0078-landing-pages': landingPages,
  '0079-from-elsewhere': fromElsewhere,
  '0080-replies': replies,
  '0081-site-previews': sitePreviews,
  '0082-map-and-hours': mapAndHours,
  '0083-translations': translations,
  '0084-sent-language': sentLanguage,
  '0085-feedback-language': feedbackLanguage,
  '0086-administrator-language': administratorLanguage,
  '0087-slabs': slabs,
  '0088-approvals': approvals,
  '0089-hold-notices': holdNotices,
  '0090-stone-tests': stoneTests,
  '0091-orders': orders,
  '0093-own-facts': ownFacts,
  '0094-declarations': declarations,
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
  const names = (await isMigrated(db)) ? [] : await uncounted(db, () => migrate(db));
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
  await renameMigrations(db);
  const migrator = createMigrator(db);
  let outcome = await migrator.migrateToLatest();
  for (let tries = 1; isBusy(outcome.error) && tries < maxTries; tries += 1) {
    outcome = await migrator.migrateToLatest();
  }
  return namesOfDone(outcome);
}

/** Migrations write before there is a content version; whoever serves the database meanwhile hears of them once they are done. */
async function uncounted<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const version = findContentVersion(db);
  // A transaction counts once, as it is committed, when the table is there.
  if (!version) return work();
  version.setCounting(false);
  const result = await work();
  if (!(await readMigrations(db)).includes('0069-content-version')) return result;
  version.setCounting(true);
  await db.executeQuery(countUpVersion);
  return result;
}

/** Gives a new database the schema that those migrations make, and no others. */
export async function migrateWith(db: Db, names: readonly string[]): Promise<void> {
  const some = Object.entries(migrations).filter(([name]) => names.includes(name));
  await uncounted(db, async () => {
    namesOfDone(await createMigrator(db, Object.fromEntries(some)).migrateToLatest());
  });
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
    if (unknown) throw new Error(unknown <= lastBeforeSchema ? describeOlder() : describeNewer(unknown));
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? 'of the database'} failed`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

function ignoreOutage(error: unknown): void {
  if (!isAppError(error)) throw error;
}

function describeOlder(): string {
  return 'it is of a version long before 1.0.0: start the last version without a number on it first, then this one';
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
