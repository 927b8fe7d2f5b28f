import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import type { StoredSubmission } from './submission-store.ts';
import { createSubmissionService } from './submissions.service.ts';

const visitor = { ip: '192.0.2.10', userAgent: 'Browser' };

function createClock(start = '2026-01-01T00:00:00.000Z') {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

function allEnquiries(db: Db) {
  return db.selectFrom('enquiries').select('id').execute();
}

describeOnBothEngines('What visitors send twice', (openDb) => {
  test('A visitor who clicks twice at the same moment sends one sampleEnquiry and reads one answer', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    const [first, second] = await Promise.all([
      service.sendEnquiry(sampleEnquiry, visitor),
      service.sendEnquiry(sampleEnquiry, visitor),
    ]);
    expect(second).toEqual(first);
    expect(await allEnquiries(db)).toHaveLength(1);
  });

  test('A visitor whose browser tries eight times at once through two processes sends one enquiry', async () => {
    const db = await openDb();
    const processes = [createSubmissionService(db), createSubmissionService(db)];
    await Promise.all(
      Array.from({ length: 4 }, () => processes.map((one) => one.sendEnquiry(sampleEnquiry, visitor))).flat(),
    );
    expect(await allEnquiries(db)).toHaveLength(1);
  });

  test('A visitor who sends the same again after a minute sends two enquiries', async () => {
    const db = await openDb();
    const clock = createClock();
    const service = createSubmissionService(db, clock);
    await service.sendEnquiry(sampleEnquiry, visitor);
    clock.pass(59_999);
    await service.sendEnquiry(sampleEnquiry, visitor);
    expect(await allEnquiries(db)).toHaveLength(1);
    clock.pass(1);
    await service.sendEnquiry(sampleEnquiry, visitor);
    expect(await allEnquiries(db)).toHaveLength(2);
  });

  test('Another visitor, another browser and another text are not repeats', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    await service.sendEnquiry(sampleEnquiry, visitor);
    await service.sendEnquiry(sampleEnquiry, { ...visitor, ip: '192.0.2.11' });
    await service.sendEnquiry(sampleEnquiry, { ...visitor, userAgent: 'Another browser' });
    await service.sendEnquiry({ ...sampleEnquiry, city: 'Udaipur' }, visitor);
    expect(await allEnquiries(db)).toHaveLength(4);
  });

  test('A visitor whose first try failed in the database can send it again at once', async () => {
    const db = await openDb();
    const service = createSubmissionService(db);
    const failing = db.transaction().execute(async (trx) => {
      await createSubmissionService(trx).sendEnquiry(sampleEnquiry, visitor);
      throw new Error('The power went');
    });
    await expect(failing).rejects.toThrow('The power went');
    await service.sendEnquiry(sampleEnquiry, visitor);
    expect(await allEnquiries(db)).toHaveLength(1);
  });

  test('Keys that no longer matter are forgotten', async () => {
    const db = await openDb();
    const clock = createClock();
    const service = createSubmissionService(db, clock);
    await service.sendEnquiry(sampleEnquiry, visitor);
    clock.pass(61_000);
    await service.sendEnquiry({ ...sampleEnquiry, city: 'Udaipur' }, visitor);
    const keys = await db.selectFrom('submissionKeys').select('createdAt').execute();
    expect(keys).toEqual([{ createdAt: '2026-01-01T00:01:01.000Z' }]);
  });

  test('The company is told of a new record once, and not of its repeats', async () => {
    const db = await openDb();
    const announced: StoredSubmission[] = [];
    const onStoring = async (_trx: Db, stored: StoredSubmission) => void announced.push(stored);
    const service = createSubmissionService(db, { onStoring });
    await service.sendEnquiry(sampleEnquiry, visitor);
    await service.sendEnquiry(sampleEnquiry, visitor);
    expect(announced).toMatchObject([{ form: 'enquiry', id: 1, record: { fullName: 'Asha Rao' } }]);
  });
});
