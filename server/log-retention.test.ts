import { expect, test } from 'vitest';
import { sealNow } from '#people/log/seal-log.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { retentionTasksOf } from './jobs/retention-job.ts';

const dayMs = 24 * 60 * 60_000;
const keptDays = {
  ...{ revisions: 400, activity: 400, bulkUndo: 30, sentMails: 30, shortlists: 365, spam: 180, inbox: 900 },
};

describeOnBothEngines('The daily work', (openDb) => {
  const openApi = createApiOpener();

  test('takes the oldest entries of the log, and says so in it', async () => {
    const { db, services } = await openApi(await openDb());
    for (const days of [403, 397]) {
      const now = new Date(Date.now() - days * dayMs).toISOString();
      await enterInLog(db, { kind: 'content', text: `${days} days ago`, username: 'editor', now });
    }
    await sealNow(db);
    await retentionTasksOf(services, { keptDays, emptyLog: async () => undefined }).activity?.();
    const { entries } = await services.log.list({ limit: 10 });
    expect(entries.map(({ text }) => text)).toEqual([
      'Deleted an entry that was older than 400 days from the log',
      '397 days ago',
    ]);
  });
});
