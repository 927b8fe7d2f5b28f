import type { Db } from '#database/connect.ts';

export async function deleteMailsOf(db: Db, record: { form: string; recordId: number }): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where('form', '=', record.form)
    .where('recordId', '=', record.recordId)
    .execute();
}
