import type { Selectable } from 'kysely';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { Db } from '#database/connect.ts';
import type { ContactMessageRow, EnquiryRow } from '#database/enquiry-tables.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { InboxForm } from '../submit/inbox-kind.ts';
import { readStoredLines } from '../submit/stored-lines.ts';
import type { StoredItem } from './inbox.repository.ts';
import { findReplies, type StoredReply } from './inbox-replies.repository.ts';

/** What was sent, as the form's table holds it. */
export type InboxRecords = {
  enquiry: WithLines<Selectable<EnquiryRow>>;
  contact: WithLines<Selectable<ContactMessageRow>>;
};
type WithLines<Row> = Omit<Row, 'lines'> & { lines: StoneLine[] };
export type ItemWithRecord =
  | (HandledItem & { form: 'enquiry'; record: InboxRecords['enquiry'] })
  | (HandledItem & { form: 'contact'; record: InboxRecords['contact'] });
type HandledItem = { item: StoredItem; replies: StoredReply[] };

const tables = { enquiry: 'enquiries', contact: 'contactMessages' } as const;

/** Items with what was sent and answered, in their order. */
export async function readRecordsOf(db: Db, items: readonly StoredItem[]): Promise<ItemWithRecord[]> {
  const idsOf = (form: InboxForm) => items.filter((item) => item.form === form).map((item) => item.recordId);
  const enquiries = await findRecords(db, 'enquiry', idsOf('enquiry'));
  const messages = await findRecords(db, 'contact', idsOf('contact'));
  const repliesOf = await findReplies(
    db,
    items.map(({ id }) => id),
  );
  return items.flatMap((item): ItemWithRecord[] => {
    const replies = repliesOf.get(item.id) ?? [];
    if (item.form === 'enquiry') {
      const record = enquiries.get(item.recordId);
      return record ? [{ form: 'enquiry', item, record, replies }] : [];
    }
    const record = messages.get(item.recordId);
    return record ? [{ form: 'contact', item, record, replies }] : [];
  });
}

/** With its item and the replies. @returns whether it was there */
export async function deleteRecord(
  db: Db,
  { form, recordId }: { form: InboxForm; recordId: number },
): Promise<boolean> {
  await db.deleteFrom('inboxItems').where('form', '=', form).where('recordId', '=', recordId).execute();
  const result = await db.deleteFrom(tables[form]).where('id', '=', recordId).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

async function findRecords<Form extends InboxForm>(
  db: Db,
  form: Form,
  ids: readonly number[],
): Promise<Map<number, InboxRecords[Form]>> {
  if (ids.length === 0) return new Map();
  const table: 'enquiries' | 'contactMessages' = tables[form];
  const rows = await inChunks(ids, (some) =>
    db.selectFrom(table).selectAll().where('id', 'in', some).execute(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, lines: readStoredLines(row.lines, `${form} ${row.id}`) } as InboxRecords[Form],
    ]),
  );
}
