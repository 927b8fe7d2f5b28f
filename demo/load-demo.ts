import { markDemo } from '#content/editorial/first-steps/demo-items.repository.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { loadFiles } from './load-files.ts';
import { loadRecords } from './load-records.ts';
import { loadSiteDocuments } from './load-site-documents.ts';
import { loadTranslations } from './load-translations.ts';

/**
 * Fills an empty database with the demo company, marked as such: all of it or, when anything is wrong with it, nothing.
 * Files of an earlier attempt that was cut off are written again.
 * @throws AppError naming the record and field that the rules refuse
 */
export async function loadDemo(db: Db, options: { storage: FileStorage }): Promise<void> {
  await inTransaction(db, async (trx) => {
    const uploads = await loadFiles(trx, options.storage);
    await loadRecords(trx);
    await loadSiteDocuments(trx);
    await loadTranslations(trx);
    await markDemo(trx, { uploads });
  });
}
