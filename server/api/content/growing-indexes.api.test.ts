import { type CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findCandidates, findOfFamily } from '#content/colours/product-colours.repository.ts';
import type { Db } from '#database/connect.ts';
import { inRolledBackTransaction } from '#database/in-rolled-back-transaction.ts';
import { findDueMailId } from '#inbox/mail/outbox.repository.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { growingQuestions } from '#tests/support/growing-questions.ts';
import { explain, isPageSorted, readsWhole } from '#tests/support/query-plans.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { watchStatements } from '#tests/support/watched-statements.ts';
import { retentionTasksOf } from '../../jobs/retention-job.ts';

/** What no plan of SQLite tells, and why the index is there. */
const otherwiseMissed = [
  'bulk_actions_import_id', // It is unique.
  'log_entries_about', // PostgreSQL looks for a name's entries before it deletes the name.
  'log_entries_unsealed', // PostgreSQL alone: SQLite seals within the transaction, so that there is none.
  'picture_fetches_due_at', // The worker that fetches asks by it, not a page.
  'picture_fetches_import', // An import and its undoing ask by it.
  'picture_fetches_url', // The worker asks by it whether it has a picture already.
  'products_pictureless', // PostgreSQL alone: SQLite has the rows in their order by the picture.
  'products_reference', // It is unique.
  'recovery_codes_administrator', // What goes with an account is found by it.
  'sessions_id', // It is unique.
  'slab_holds_notice', // The same timer asks by it.
  'slab_holds_until', // The timer asks by it, not a page.
];
/** By table: one that is taken out of the migrations is missed here. */
const indexCounts = {
  ...{
    products: 17,
    blog_posts: 13,
    gallery_projects: 12,
    social_posts: 11,
    categories: 5,
    slabs: 11,
    slab_holds: 3,
  },
  ...{
    inbox_items: 22,
    inbox_changes: 2,
    inbox_replies: 1,
    enquiries: 1,
    contact_messages: 1,
    feedback: 1,
    subscribers: 1,
  },
  ...{ mail_outbox: 3, media_files: 7, upload_uses: 1, product_colours: 2, log_entries: 6, revisions: 1 },
  ...{
    bulk_actions: 2,
    picture_fetches: 4,
    slug_history: 1,
    top_level_slugs: 1,
    shared_shortlists: 1,
    sessions: 1,
    passkeys: 1,
    recovery_codes: 1,
    limits: 1,
  },
  backup_runs: 1,
};
const keptDays = { revisions: 1, activity: 1, bulkUndo: 1, sentMails: 1, shortlists: 1, spam: 1, inbox: 1 };
const grey = { palette: [{ hex: '#808080', share: 100 }], lightness: 50 };
const veins = { veinDensity: 0, veinDirection: 0, veinStrength: 0 };

const openDb = createDatabaseOpener('sqlite');
let watching: ReturnType<typeof watchStatements> | undefined;
const openApi = createApiOpener({
  watch: (db) => {
    watching = watchStatements(db);
    return watching.db;
  },
});

test('each index is missed by something that is asked: without it more is read, or sorted', async () => {
  const db = await openDb();
  const statements = await collectStatements(db);
  const plans = await Promise.all(
    statements.map(async (query) => ({ query, plan: await planOf(db, query) })),
  );
  const indexes = await findIndexes(db);
  const unmissed: string[] = [];
  for (const { name, isPart } of indexes) {
    const users = plans.filter(({ plan }) => new RegExp(`INDEX ${name}\\b`).test(plan));
    const isMissed = await inRolledBackTransaction(db, async (trx) => {
      await sql`drop index ${sql.table(name)}`.execute(trx);
      for (const user of users) if (await isWorse(trx, { ...user, isPart })) return true;
      return false;
    });
    if (!isMissed) unmissed.push(name);
  }
  expect(unmissed).toEqual(otherwiseMissed);
  const byTable = Object.entries(Object.groupBy(indexes, ({ table }) => table));
  expect(Object.fromEntries(byTable.map(([table, some = []]) => [table, some.length]))).toMatchObject(
    indexCounts,
  );
});

async function isWorse(
  trx: Db,
  { query, plan, isPart }: { query: CompiledQuery; plan: string; isPart: boolean },
): Promise<boolean> {
  if ((await readsWhole(trx, 'sqlite', query)).length > 0 || (await isPageSorted(trx, query))) return true;
  const after = await planOf(trx, query);
  // Of all that an index of a part holds, another one holds more.
  return worthOf(after) < worthOf(plan) || sortsIn(after) > sortsIn(plan) || (isPart && after !== plan);
}

async function planOf(db: Db, query: CompiledQuery): Promise<string> {
  return (await explain(db, 'sqlite', query)).join('\n');
}

/** How much indexes narrow what is read: columns that they compare, and rows that need not be read at all. */
function worthOf(plan: string): number {
  return plan.match(/[=<>]\?|COVERING/g)?.length ?? 0;
}

function sortsIn(plan: string): number {
  return plan.match(/USE TEMP B-TREE/g)?.length ?? 0;
}

/** What pages, jobs, statistics and the staff's work send to the database. */
async function collectStatements(db: Db): Promise<CompiledQuery[]> {
  const { app, services, records, signIn } = await openApi(db);
  const headers = await signIn();
  const { id: category } = await records.category({ name: 'Growth Collection 3' });
  const { id: product } = await records.product({ name: 'Growth Honey Onyx', category });
  const slab = await records.slab({ product, block: 'C-2041', slug: 'C-2041/07' });
  const payload = { for: 'A buyer', until: '2099-03-01T17:00:00Z' };
  await app.inject({ method: 'POST', url: `/api/slabs/${slab.id}/holds`, headers, payload });
  for (const url of growingQuestions) await app.inject({ url, headers });
  for (const read of Object.values(services.reports)) await read({ period: '12m' });
  await handleMessage(db, (request) => app.inject({ ...request, headers }));
  await app.inject({ method: 'PUT', url: `/api/slabs/${slab.id}`, headers, payload: { status: 'gone' } });
  for (const url of [`/api/products/${product}`, `/api/trash/products/${product}`]) {
    await app.inject({ method: 'DELETE', url, headers });
  }
  if (!watching) throw new Error('Nothing is watched');
  await findDueMailId(watching.db, { now: new Date().toISOString(), ahead: new Date().toISOString() });
  await findCandidates(watching.db, { ...grey, ...veins } as never);
  await findOfFamily(watching.db, { family: 'grey', limit: 3 });
  const tasks = retentionTasksOf(services, { keptDays, emptyLog: async () => undefined });
  for (const task of Object.values(tasks)) await task();
  const bySql = new Map(watching.take().map((query) => [query.sql, query]));
  return [...bySql.values()].filter(({ sql: text }) => /^\s*(?:select|with|delete|update)/i.test(text));
}

type Request = { method: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object };

/** What somebody sent, read, moved to the trash, brought back and erased. */
async function handleMessage(db: Db, ask: (request: Request) => Promise<{ json: () => unknown }>) {
  const sent = { name: 'A buyer', email: 'a@b.example', phone: '98', phoneCountry: '+91', subject: '' };
  const form = { message: '', formType: 'contact', sourcePage: '/', product: '', utmSource: '' };
  const createdAt = new Date().toISOString();
  const insertion = db.insertInto('contactMessages').values({ ...sent, ...form, createdAt });
  const { id: recordId } = await insertion.returning('id').executeTakeFirstOrThrow();
  const item = { form: 'contact', recordId, kind: 'message', receivedAt: createdAt, answerDueAt: createdAt };
  const found = { nameFolded: 'a buyer', emailFolded: 'a@b.example', productFolded: '', searchText: '' };
  const numbers = { phoneKey: '+9198', whatsappKey: '+9199' };
  const row = db.insertInto('inboxItems').values({ ...item, ...found, ...numbers });
  const { id } = await row.returning('id').executeTakeFirstOrThrow();
  await ask({ method: 'GET', url: `/api/inbox/${id}` });
  const payload = { items: [{ id, version: 1 }], status: 'deleted' };
  const answer = await ask({ method: 'POST', url: '/api/inbox/changes', payload });
  const { action } = answer.json() as { action?: string };
  await ask({ method: 'POST', url: `/api/inbox/changes/${action}/undo` });
  await ask({ method: 'DELETE', url: `/api/inbox/${id}` });
}

type Index = { name: string; table: string; isPart: boolean };

async function findIndexes(db: Db): Promise<Index[]> {
  const { rows } = await sql<{ name: string; ofTable: string; text: string }>`
    select name, tbl_name as of_table, sql as text from sqlite_master where type = 'index' and sql is not null order by name`.execute(
    db,
  );
  return rows.map(({ name, ofTable: table, text }) => ({ name, table, isPart: /\bwhere\b/i.test(text) }));
}
