import { type Kysely, sql } from 'kysely';

/** As the inbox asks for it: spam and what was deleted stay out of its lists. */
const isShown = `status <> 'spam' and status <> 'deleted'`;

/** What the lists of one form are sorted by; the id stands last, so that equal ones have an order. */
const orders = ['received_at', 'name_folded', 'email_folded', 'product_folded'];
/** What somebody's other items are found by, newest first. */
const senderColumns = ['email_folded', 'phone_key', 'whatsapp_key'];
const replaced = ['inbox_items_by_phone', 'inbox_items_by_whatsapp', 'inbox_items_by_due'];

/** An index for each order of the lists of one form, for what else somebody sent, and for what waits by whom it is for. */
export async function up(db: Kysely<never>): Promise<void> {
  const index = (name: string, columns: string) =>
    sql.raw(`create index inbox_items_${name} on inbox_items ${columns}`).execute(db);
  for (const column of orders) await index(`form_${column}`, `(form, ${column}, id) where ${isShown}`);
  for (const column of senderColumns) {
    await index(`sender_${column}`, `(${column}, received_at, id) where ${isShown}`);
  }
  for (const name of replaced) await db.schema.dropIndex(name).execute();
  await index('by_due', '(status, answer_due_at, assignee_id, received_at)');
}
