import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { retentionTasksOf } from './retention-job.ts';

const dayMs = 24 * 60 * 60_000;
const keptDays = {
  ...{ revisions: 400, activity: 400, bulkUndo: 30, sentMails: 30, shortlists: 365, spam: 180, inbox: 900 },
};
const timeAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const dayAgo = (days: number) => timeAgo(days).slice(0, 10);
/** What the program keeps of each by a rule of its own, in days. */
const ofItself = {
  trash: 30,
  visits: 732,
  schedule: 90,
  missing: 180,
  redirects: 30,
  runs: 120,
  people: 90,
  refusals: 30,
};

type Row = Record<string, unknown>;
/** Of one kind of thing: the row of something so many days old, and for how many days it is kept. */
type Kept = { table: string; days: number; rowOf: (days: number, name: string) => Row; newer?: number };

const by = { username: 'editor' };
const noName = (at: string) => ({ createdAt: at, updatedAt: at });

/** By the name of its job. */
const kinds: Record<string, Kept> = {
  trash: {
    ...{ table: 'socialPosts', days: ofItself.trash },
    rowOf: (days) => ({
      ...{ ...noName(timeAgo(900)), platform: 'instagram', caption: 'A block', searchText: '' },
      ...{ deletedAt: timeAgo(days), deletedBy: 'editor' },
    }),
  },
  inbox: {
    ...{ table: 'inboxItems', days: 30 },
    rowOf: (days, name) => ({ ...itemOf(name, timeAgo(40)), status: 'deleted', deletedAt: timeAgo(days) }),
  },
  'old inbox': {
    ...{ table: 'inboxItems', days: keptDays.inbox },
    rowOf: (days, name) => itemOf(name, timeAgo(days)),
  },
  revisions: {
    // So many of each record stay, however old they are.
    ...{ table: 'revisions', days: keptDays.revisions, newer: 5 },
    rowOf: (days) => ({
      ...{ ...by, createdAt: timeAgo(days), entity: 'product', recordId: 1, version: 9_999 - days },
      ...{ action: 'updated', record: '{}' },
    }),
  },
  'bulk undo': {
    ...{ table: 'bulkActions', days: keptDays.bulkUndo },
    rowOf: (days) => ({
      ...by,
      createdAt: timeAgo(days),
      entity: 'product',
      action: 'feature',
      records: '[]',
    }),
  },
  sessions: {
    ...{ table: 'sessions', days: 0 },
    rowOf: (days, name) => ({
      ...{ tokenHash: name, createdAt: timeAgo(1), lastUsedAt: timeAgo(0) },
      ...{ expiresAt: timeAgo(days), id: name, device: '' },
    }),
  },
  'sent mails': {
    ...{ table: 'mailOutbox', days: keptDays.sentMails },
    rowOf: (days, name) => ({
      ...{ form: 'contact', recordId: 1, messageId: name, recipient: '', replyToName: '' },
      ...{ replyToAddress: '', subject: '', body: '', createdAt: timeAgo(days), sentAt: timeAgo(days) },
    }),
  },
  'ended holds': {
    ...{ table: 'slabHolds', days: keptDays.sentMails },
    rowOf: (days) => ({
      ...{ customer: 'Rossi', note: '', until: timeAgo(days), createdAt: timeAgo(900), createdBy: 'meera' },
      ...{ endedAt: timeAgo(days), outcome: 'expired' },
    }),
  },
  'shared shortlists': {
    ...{ table: 'sharedShortlists', days: keptDays.shortlists },
    rowOf: (days, name) => ({ id: name, lines: '[]', createdAt: timeAgo(days) }),
  },
  'preview tickets': {
    ...{ table: 'previewTickets', days: 0 },
    rowOf: (days, name) => ({ tokenHash: name, entity: 'product', recordId: 1, expiresAt: timeAgo(days) }),
  },
  'previews of the site': {
    ...{ table: 'sitePreviews', days: 0 },
    rowOf: (days, name) => ({ tokenHash: name, expiresAt: timeAgo(days) }),
  },
  schedule: {
    ...{ table: 'scheduleDelays', days: ofItself.schedule },
    rowOf: (days) => ({
      ...{ entity: 'product', recordId: 1, action: 'publish', dueAt: timeAgo(days), doneAt: timeAgo(days) },
      wasStopped: 0,
    }),
  },
  'counts of visits': {
    ...{ table: 'eventCounts', days: ofItself.visits },
    rowOf: (days) => ({ day: dayAgo(days), kind: 'page_view', page: '/', count: 1 }),
  },
  'counts of searches': {
    ...{ table: 'searchCounts', days: ofItself.visits },
    rowOf: (days) => ({ day: dayAgo(days), place: 'search', query: 'onyx', outcome: 'found', count: 1 }),
  },
  redirects: {
    ...{ table: 'redirectActions', days: ofItself.redirects },
    rowOf: (days) => ({ ...by, createdAt: timeAgo(days), changes: '[]' }),
  },
  'missing paths': {
    ...{ table: 'missingPaths', days: ofItself.missing },
    rowOf: (days, name) => ({
      ...{ path: `/${name}/`, visits: 1, programVisits: 0, referrer: '' },
      ...{ firstAt: timeAgo(days), lastAt: timeAgo(days) },
    }),
  },
  limits: {
    ...{ table: 'limits', days: 0 },
    rowOf: (days, name) => ({ key: name, points: 1, expire: Date.parse(timeAgo(days)) }),
  },
  'records of backups': {
    ...{ table: 'backupRuns', days: ofItself.runs },
    rowOf: (days) => ({
      ...{ kind: 'backup', state: 'failed', startedBy: '', startedAt: timeAgo(days), aliveAt: timeAgo(days) },
      ...{ place: '', name: '', bytes: 0, rowCount: 0, fileCount: 0, sha256: '', reason: '', proof: '[]' },
    }),
  },
  invitations: {
    ...{ table: 'invitations', days: ofItself.people },
    rowOf: (days, name) => ({
      ...{ tokenHash: name, role: 'editor', name: '', email: '', invitedBy: 'admin' },
      ...{ createdAt: timeAgo(days), expiresAt: timeAgo(days) },
    }),
  },
  'sign-ins under way': {
    ...{ table: 'signInTickets', days: 0 },
    rowOf: (days, name) => ({ ticketHash: name, attempts: 0, expiresAt: timeAgo(days) }),
  },
  'what browsers refused': {
    ...{ table: 'refusals', days: ofItself.refusals },
    rowOf: (days, name) => ({
      ...{ page: '/', directive: 'img-src', source: name, times: 1 },
      ...{ firstAt: timeAgo(900), lastAt: timeAgo(days) },
    }),
  },
  'progress of imports': {
    ...{ table: 'importJobs', days: 1 },
    rowOf: (days, name) => ({
      ...{ id: name, isDryRun: 0, state: 'done', done: 1, total: 1, seenAt: timeAgo(days) },
    }),
  },
};
/** What they do is not about rows that grow old, or has a test of its own. */
const others = [...['demo content', 'activity'], ...['uploads', 'own files', 'log of the database']];

describeOnBothEngines('Each job of what is kept for a time', (openDb, engine) => {
  const openApi = createApiOpener();

  test('deletes what is older than that, alone, and leaves what is younger', async () => {
    const { db, services, signIn } = await openApi(await openDb());
    await signIn();
    const tasks = retentionTasksOf(services, { keptDays, emptyLog: async () => undefined });
    expect(Object.keys(tasks).sort()).toEqual([...Object.keys(kinds), ...others].sort());
    for (const [job, { table, days, rowOf, newer = 0 }] of Object.entries(kinds)) {
      // Where one process does all, it has nobody to tell of its imports.
      if (table === 'importJobs' && engine === 'sqlite') continue;
      await clear(db, table);
      const rows = [rowOf(days + 3, `${job} old`), rowOf(days - 3, `${job} young`)];
      for (let age = 0; age < newer; age += 1) rows.push(rowOf(age, `${job} ${age}`));
      for (const row of rows) await insert(db, table, row);
      await tasks[job]?.();
      expect(await countOf(db, table), job).toBe(1 + newer);
      await tasks[job]?.();
      expect(await countOf(db, table), `${job}, once more`).toBe(1 + newer);
    }
  });
});

function itemOf(name: string, receivedAt: string): Row {
  return {
    ...{ form: 'contact', kind: 'message', receivedAt },
    ...{ answerDueAt: receivedAt, nameFolded: name, emailFolded: '', productFolded: '' },
    ...{ phoneKey: '', whatsappKey: '', searchText: '' },
  };
}

async function insert(db: Db, table: string, row: Row): Promise<void> {
  const whole = { ...row, ...(await findOwner(db, table)) };
  await db
    .insertInto(table as 'limits')
    .values(whole as never)
    .execute();
}

/** Whom or what a row belongs to. */
async function findOwner(db: Db, table: string): Promise<Row> {
  if (table === 'inboxItems') return { recordId: await insertMessage(db) };
  if (table === 'slabHolds') return { slabId: await insertSlab(db) };
  if (table === 'sitePreviews') {
    const session = await db.selectFrom('sessions').select('tokenHash').executeTakeFirstOrThrow();
    return { sessionTokenHash: session.tokenHash };
  }
  if (table !== 'sessions' && table !== 'signInTickets') return {};
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
  return { administratorId: id };
}

/** What an item of the inbox is about. */
async function insertMessage(db: Db): Promise<number> {
  const texts = { name: 'A buyer', email: '', phone: '', phoneCountry: '', subject: '', message: '' };
  const form = { formType: 'contact', sourcePage: '/', product: '', utmSource: '', createdAt: timeAgo(1) };
  const insertion = db.insertInto('contactMessages').values({ ...texts, ...form });
  return (await insertion.returning('id').executeTakeFirstOrThrow()).id;
}

async function insertSlab(db: Db): Promise<number> {
  const slab = { slug: randomUUID(), productId: 1, createdAt: timeAgo(900), updatedAt: timeAgo(900) };
  return Number((await db.insertInto('slabs').values(slab).returning('id').executeTakeFirstOrThrow()).id);
}

async function clear(db: Db, table: string): Promise<void> {
  await db.deleteFrom(table as 'limits').execute();
}

async function countOf(db: Db, table: string): Promise<number> {
  const select = db.selectFrom(table as 'limits').select((eb) => eb.fn.countAll<number>().as('total'));
  return Number((await select.executeTakeFirstOrThrow()).total);
}
