import { CompiledQuery, type RootOperationNode, type TableNode } from 'kysely';
import type { Tables } from './schema.ts';

/** How long an answer of the database holds; what is kept in memory is never older. */
const freshMs = 100;
/** A database that is slow or away must not hold up what can be answered from memory. */
const maxWaitMs = 1_000;

/** Tables that pages and reading calls for visitors are not made of. A write to any other makes a new content version. */
const otherTables = new Set<keyof Tables>([
  ...([
    'enquiries',
    'contactMessages',
    'inboxItems',
    'inboxChanges',
    'inboxReplies',
    'inboxViews',
    'replyTemplates',
  ] as const),
  ...(['feedback', 'subscribers', 'submissionKeys', 'sharedShortlists', 'mailOutbox', 'mailTest'] as const),
  ...(['eventCounts', 'eventMonthCounts', 'campaignCounts', 'searchCounts'] as const),
  ...(['missingPaths', 'refusals', 'redirectActions', 'limits'] as const),
  ...(['logEntries', 'logPeople', 'logChain', 'bulkActions', 'previewTickets', 'scheduleDelays'] as const),
  ...(['administrators', 'sessions', 'invitations', 'timeCodes', 'recoveryCodes', 'passkeys'] as const),
  ...(['secondFactorRule', 'signInTickets', 'passkeyChallenges', 'firstSteps', 'storageProbe'] as const),
  ...([
    'jobRuns',
    'importJobs',
    'importColumns',
    'pictureFetches',
    'sitePreviews',
    'backupRuns',
    'backupNotices',
    'uploadHolds',
    'contentVersion',
  ] as const),
]);
const otherNames = new Set([...otherTables].map(inSnakeCase));

/** Counts up the version as the last of a transaction: others who write content wait for its row until the commit only. */
export const countUpVersion = CompiledQuery.raw(
  `insert into content_version (id, version) values (1, 1)
    on conflict (id) do update set version = content_version.version + 1 returning version`,
);

/** Whether a statement writes to what visitors are shown; one in plain SQL that is no `select` may. */
export function writesContent({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') {
    const [, name] = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/i.exec(sql) ?? [];
    return name !== undefined && !otherNames.has(name);
  }
  const tables = writtenTables(query);
  return tables.some(({ table }) => !otherNames.has(table.identifier.name));
}

function writtenTables(query: RootOperationNode): TableNode[] {
  switch (query.kind) {
    case 'InsertQueryNode':
      return query.into ? [query.into] : [];
    case 'UpdateQueryNode':
      return query.table?.kind === 'TableNode' ? [query.table as TableNode] : [];
    case 'DeleteQueryNode':
      return query.from.froms.filter((from): from is TableNode => from.kind === 'TableNode');
    default:
      return [];
  }
}

export type ContentVersion = ReturnType<typeof createContentVersion>;

/**
 * The number that every write of content raises in its own transaction. What is made of content belongs to a version,
 * and is dropped with it. Writes of this process are known at once, those of others once the database was asked.
 * @param read asks the database
 */
export function createContentVersion(read: () => Promise<number>) {
  let known = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let isReachable = true;
  let commits = 0;
  let isCounting = true;

  async function ask(): Promise<void> {
    const [startedAt, startedAfter] = [performance.now(), commits];
    try {
      const version = await withinTime(read());
      isReachable = true;
      // What was committed here meanwhile is newer than the answer.
      if (commits === startedAfter) known = version;
    } catch {
      // What is known stays; whoever needs the database will hear of it from there.
      isReachable = false;
    }
    askedAt = startedAt;
  }

  return {
    /** The newest version that is known here. */
    get: (): number => known,

    /** Whether that was so at most 100 ms ago. */
    isFresh: (): boolean => performance.now() - askedAt <= freshMs,

    /** Whether the database answered when it was last asked. */
    isReachable: (): boolean => isReachable,

    /** Asks the database, once for all who wait. Resolves also where it does not answer; then the known version stays. */
    confirm(): Promise<void> {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },

    /** A transaction of this process has made this version. */
    raise(version: number): void {
      commits += 1;
      known = Math.max(known, version);
    },

    /** Whether writes raise the version. Migrations switch that off, since they make its table. */
    isCounting: (): boolean => isCounting,
    setCounting(counts: boolean): void {
      isCounting = counts;
    },

    /** A commit went without an answer: it may have happened. */
    doubt(): void {
      askedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** @throws Error where it takes too long */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not answer in time')), maxWaitMs).unref();
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
