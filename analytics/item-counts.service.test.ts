import { describe, expect, test } from 'vitest';
import { type Db, openDatabase, urlOf } from '#database/connect.ts';
import { copyDatabase } from '#database/transfer/copy-database.ts';
import { createVisitorDataService } from '#enquiries/visitor-data.service.ts';
import { createEmptyDatabases } from '#tests/support/empty-database.ts';
import { createDatabaseOpener, describeOnBothEngines, testEngines } from '#tests/support/test-database.ts';
import { createItemCounts } from './item-counts.service.ts';
import { createReportService } from './reports.service.ts';
import { createStatisticsService } from './statistics.service.ts';

const today = new Date('2026-03-20T12:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
const statuses = ['new', 'answered', 'quoted', 'won', 'lost', 'spam', 'deleted'];
const periods = ['30d', { from: '2026-02-01', to: '2026-02-28' }] as const;

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below);
  };
}

/** Everything that the statistics tell of what came in. */
async function readAll(db: Db, timeZone: string): Promise<unknown> {
  const reports = createReportService(db, {
    ...{ now: () => today, findTimeZone: async () => timeZone, findAnswerHours: async () => 24 },
    nameCountry: (code) => code,
  });
  const told: unknown[] = [];
  for (const period of periods) {
    const query = typeof period === 'string' ? { period } : { period: 'own' as const, ...period };
    told.push(await reports.overview(query), await reports.answers(query));
    for (const name of ['stones', 'collections', 'countries', 'campaigns'] as const) {
      const { rows } = await reports[name](query);
      told.push(rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)));
    }
  }
  const statistics = createStatisticsService(db, { now: () => today, findTimeZone: async () => timeZone });
  return [...told, await statistics.read(30)];
}

/** The same, with nothing kept. */
async function countAnew(db: Db, timeZone: string): Promise<unknown> {
  const kept = await db.selectFrom('countedDays').selectAll().execute();
  await db.deleteFrom('countedDays').execute();
  const told = await readAll(db, timeZone);
  if (kept.length > 0) await db.insertInto('countedDays').values(kept).execute();
  return told;
}

function createWriter(db: Db, random: (below: number) => number) {
  let sent = 0;
  const at = () => new Date(today.getTime() - random(45) * dayMs - random(dayMs)).toISOString();
  const later = (time: string) => new Date(Date.parse(time) + random(4_000) * 60_000).toISOString();
  return {
    async send(): Promise<void> {
      sent += 1;
      const isEnquiry = random(2) === 0;
      const createdAt = at();
      const named = {
        ...{ email: `ada${sent}@post.example`, phone: '', product: random(3) ? `Onyx ${random(5)}` : '' },
        sourcePage: random(2) ? `/italian-marble/?q=Onyx+${random(4)}` : `/stone-${random(3)}/`,
        ...{
          phoneCountry: ['+91', '+44', ''][random(3)] ?? '',
          formType: ['', 'quote', 'sample'][random(3)] ?? '',
        },
        ...{ utmSource: ['', 'google'][random(2)] ?? '', utmMedium: '', utmCampaign: '', createdAt },
      };
      const rest = { whatsappNumber: '', whatsappCountry: '', city: '', quantity: '' };
      const recordId = isEnquiry
        ? (
            await db
              .insertInto('enquiries')
              .values({ ...named, ...rest, fullName: 'Ada' })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id
        : (
            await db
              .insertInto('contactMessages')
              .values({ ...named, name: 'Ada', subject: '', message: '' })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id;
      await db
        .insertInto('inboxItems')
        .values({
          ...{ form: isEnquiry ? 'enquiry' : 'contact', recordId, receivedAt: createdAt },
          ...{
            kind: ['enquiry', 'quote', 'message', 'sample'][random(4)] ?? '',
            answerDueAt: later(createdAt),
          },
          ...{ nameFolded: 'ada', emailFolded: named.email, productFolded: '', searchText: '' },
          ...{ phoneKey: '', whatsappKey: '' },
        })
        .execute();
    },
    async handle(): Promise<void> {
      const status = statuses[random(statuses.length)] ?? 'new';
      const id = 1 + random(Math.max(sent, 1));
      const item = await db
        .selectFrom('inboxItems')
        .select('receivedAt')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!item) return;
      const answeredAt = random(3) ? later(item.receivedAt) : null;
      await db.updateTable('inboxItems').set({ status, answeredAt }).where('id', '=', id).execute();
    },
    erase: () => createVisitorDataService(db).erase(`ada${1 + random(Math.max(sent, 1))}@post.example`),
  };
}

describeOnBothEngines('An owner who reads the statistics', (openDb) => {
  const createEmpty = createEmptyDatabases();

  test('sees the same numbers whether days are counted or what came in is, whatever was written since', async () => {
    const db = await openDb();
    const random = createRandom(11);
    const writer = createWriter(db, random);
    const counts = createItemCounts(db, { now: () => today });
    for (let step = 0; step < 80; step += 1) await writer.send();
    for (let round = 0; round < 4; round += 1) {
      for (let step = 0; step < 12; step += 1) {
        await [writer.send, writer.handle, writer.handle, writer.erase][random(4)]?.();
      }
      if (round % 2 === 0) await counts.refresh();
      const timeZone = ['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York'][round] ?? 'UTC';
      expect(await readAll(db, timeZone)).toEqual(await countAnew(db, timeZone));
    }
    const kept = await db
      .selectFrom('itemCounts')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirst();
    expect(Number(kept?.rows)).toBeGreaterThan(200);
  });

  test('and so after a copy to another database, which counts for itself', async () => {
    const db = await openDb();
    const writer = createWriter(db, createRandom(3));
    for (let step = 0; step < 12; step += 1) await writer.send();
    await createItemCounts(db, { now: () => today }).refresh();
    const url = await createEmpty('sqlite');
    await copyDatabase({ from: urlOf(db), to: url });
    const copy = await openDatabase(url);
    try {
      expect(await readAll(copy, 'UTC')).toEqual(await readAll(db, 'UTC'));
      await createItemCounts(copy, { now: () => today }).refresh();
      await createWriter(copy, createRandom(4)).send();
      expect(await readAll(copy, 'UTC')).toEqual(await countAnew(copy, 'UTC'));
    } finally {
      await copy.destroy();
    }
  });

  test('keeps no words of a visitor who was erased', async () => {
    const db = await openDb();
    await createWriter(db, () => 3).send();
    await createItemCounts(db, { now: () => today }).refresh();
    const readTopics = async () =>
      new Set((await db.selectFrom('itemCounts').select('topic').execute()).map(({ topic }) => topic));
    expect([...(await readTopics())]).toEqual(expect.arrayContaining(['campaign', 'source 11:30', 'stone']));
    expect(await createVisitorDataService(db).erase('ada1@post.example')).toEqual({ erased: 1 });
    expect([...(await readTopics())].sort()).toEqual(['answer', 'country']);
  });
});

describe.runIf(testEngines.includes('postgres'))('An owner who reads the statistics meanwhile', () => {
  const openDb = createDatabaseOpener('postgres');

  test('sees what was written while its day was counted', async () => {
    const db = await openDb();
    const counts = createItemCounts(db, { now: () => today });
    await createWriter(db, () => 3).send();
    await counts.refresh();
    const writing = await db.startTransaction().execute();
    await createWriter(writing, () => 3).send();
    await createWriter(db, () => 3).send();
    await counts.refresh();
    await writing.commit().execute();
    expect(await readAll(db, 'UTC')).toEqual(await countAnew(db, 'UTC'));
    await counts.refresh();
    expect(await readAll(db, 'UTC')).toEqual(await countAnew(db, 'UTC'));
    expect(await db.selectFrom('changedDays').selectAll().execute()).toEqual([]);
  });
});
