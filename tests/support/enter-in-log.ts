/** `node enter-in-log.ts URL NAME COUNT`: enters so many things at the same moment, as another process of the site does. */
import { openDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '#people/log/write-log.ts';

const [url = '', username = '', count = '0'] = process.argv.slice(2);
const db = await openDatabase(url);
const writes = Array.from({ length: Number(count) }, (_, number) =>
  inTransaction(db, (trx) => enterInLog(trx, { kind: 'content', text: `Did ${number}`, username })),
);
await Promise.all(writes);
await db.destroy();
