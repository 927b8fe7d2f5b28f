import { beforeEach, expect, test } from 'vitest';
import { createHoldNoticeService } from '#content/entities/slab/hold-notices.service.ts';
import type { Db } from '#database/connect.ts';
import type { MailContent } from '#inbox/mail/mail-content.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const hourMs = 60 * 60_000;
const mail = { from: 'site@stone.example', to: 'yard@stone.example', smtpUrl: 'smtp://127.0.0.1:1' };
const sales = { username: 'meera' };

describeOnBothEngines('the mails that tell the staff of holds', (openDb) => {
  const clock = useMovableDate();
  const openApi = createApiOpener();
  let db: Db;
  let api: ApiUnderTest;
  let slabs: number[];

  beforeEach(async () => {
    db = await openDb();
    api = await openApi(db, mail);
    const category = await api.records.category();
    const product = await api.records.product({ category: category.id, name: 'Statuario' });
    const create = (slug: string) => api.records.slab({ product: product.id, slug });
    slabs = [(await create('A-1')).id, (await create('A-2')).id];
  });

  function hold(index: number, customer: string, hours: number) {
    const until = new Date(Date.now() + hours * hourMs).toISOString();
    const request = { for: customer, until, note: '', queue: true };
    return api.services.holds.hold(slabs[index] ?? 0, request, sales);
  }
  async function pass(hours: number): Promise<void> {
    clock.pass(hours * hourMs);
    await api.services.holds.endDue();
    await api.services.holdNotices.writeDue();
  }
  async function readMails() {
    const mails = await db.selectFrom('mailOutbox').selectAll().orderBy('id').execute();
    return mails.map(({ subject, content }) => {
      const { stones = [], facts, link } = JSON.parse(content) as MailContent;
      return {
        subject,
        slabs: stones.map(({ name, details }) => `${name}: ${details}`),
        urls: [link.url, ...stones.map(({ url }) => url)],
        facts: facts.map(({ value }) => value),
      };
    });
  }
  const readSubjects = async () => (await readMails()).map(({ subject }) => subject).sort();

  test('say a day before and at the end who has the slabs and who is next, in one mail for a customer', async () => {
    await hold(0, 'Rossi', 48);
    await hold(1, 'Rossi', 48);
    await hold(0, 'Bianchi', 80);
    await pass(23);
    expect(await readMails()).toEqual([]);
    await pass(1);
    const [admin, all] = ['https://stone.example/admin/slabs/', 'https://stone.example/admin/slabs/holds/'];
    expect(await readMails()).toEqual([
      {
        subject: 'Hold ends within a day: A-1, A-2 – Rossi',
        slabs: ['A-1, Statuario: now held for Rossi, next: Bianchi', 'A-2, Statuario: now held for Rossi'],
        urls: [all, ...slabs.map((id) => `${admin}${id}/holds/`)],
        facts: ['Rossi', '2026-01-03T00:00:00.000Z', 'meera'],
      },
    ]);
    await pass(24);
    const [, ended] = await readMails();
    expect(ended).toMatchObject({
      subject: 'Hold has ended: A-1, A-2 – Rossi',
      slabs: ['A-1, Statuario: now held for Bianchi', 'A-2, Statuario: now held for nobody'],
    });
    await pass(40);
    expect((await readMails()).slice(2)).toMatchObject([
      { subject: 'Hold has ended: A-1 – Bianchi', urls: [`${admin}${slabs[0]}/holds/`, expect.anything()] },
    ]);
  });

  test('are written once, however many instances look at the same time', async () => {
    await hold(0, 'Rossi', 30);
    await hold(1, 'Bianchi', 30);
    const lookAtOnce = () =>
      Promise.all(Array.from({ length: 8 }, () => api.services.holdNotices.writeDue()));
    clock.pass(6 * hourMs);
    expect(await api.services.holdNotices.isDue()).toBe(true);
    await lookAtOnce();
    expect(await readMails()).toHaveLength(2);
    expect(await api.services.holdNotices.isDue()).toBe(false);
    await pass(24);
    await lookAtOnce();
    expect(await readMails()).toHaveLength(4);
  });

  test('are not written before a hold of less than a day ends, nor of one that was ended by somebody', async () => {
    await hold(0, 'Rossi', 24);
    const released = await hold(1, 'Bianchi', 20);
    await hold(1, 'Verdi', 40);
    await pass(10);
    await api.services.holds.release(slabs[1] ?? 0, released.id, sales);
    await api.services.slabs.update({ id: slabs[1] ?? 0, changes: { status: 'sold' }, author: sales });
    await pass(40);
    expect(await readSubjects()).toEqual(['Hold has ended: A-1 – Rossi']);
  });

  test('are not due of a hold that has run out, until it is ended', async () => {
    await hold(0, 'Rossi', 20);
    clock.pass(21 * hourMs);
    expect(await api.services.holdNotices.isDue()).toBe(false);
    await api.services.holds.endDue();
    expect(await api.services.holdNotices.isDue()).toBe(true);
  });

  test('are there or not with the note that they were written', async () => {
    await hold(0, 'Rossi', 20);
    const failing = createHoldNoticeService(db, {
      write: async (trx, notice) => {
        await api.services.outbox.writeHoldNotice(trx, notice);
        throw new Error('The power went');
      },
      onWritten: () => {},
    });
    clock.pass(20 * hourMs);
    await api.services.holds.endDue();
    await expect(failing.writeDue()).rejects.toThrow('The power went');
    expect(await readMails()).toEqual([]);
    await pass(0);
    expect(await readSubjects()).toEqual(['Hold has ended: A-1 – Rossi']);
  });

  test('do not pile up where no mail server is set up', async () => {
    const without = await openApi(db);
    await hold(0, 'Rossi', 20);
    clock.pass(20 * hourMs);
    await without.services.holds.endDue();
    await without.services.holdNotices.writeDue();
    await pass(1);
    expect(await readMails()).toEqual([]);
  });
});
