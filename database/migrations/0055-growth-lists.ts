import { type Kysely, sql } from 'kysely';

/** As the inbox asks for it: spam and what was deleted stay out of its lists. */
const isShown = `status <> 'spam' and status <> 'deleted'`;
/** Of what appears by itself each time has an index of its own by now. */
const unused = ['products', 'categories', 'blog_posts', 'gallery_projects', 'social_posts'];

/** The inbox's list further on, without reading each row that is passed over; somebody's items in order; mails by item. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const index = (name: string, columns: string) => run(`create index ${name} on ${columns}`);
  await index('inbox_items_shown', `inbox_items (received_at, id, status) where ${isShown}`);
  await index('inbox_items_assigned', `inbox_items (assignee_id, received_at, id, status) where ${isShown}`);
  await index('mail_outbox_record', 'mail_outbox (form, record_id)');
  for (const table of unused) await run(`drop index ${table}_scheduled`);
}
