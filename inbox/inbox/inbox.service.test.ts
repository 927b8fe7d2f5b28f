import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSubmissionService } from '../submit/submissions.service.ts';
import {
  createInboxService,
  type EnquiryInbox,
  type EntryFilter,
  type EntrySorting,
} from './inbox.service.ts';

const buyers = [
  { full_name: 'Zoë Álvarez', email: 'b@stone.example', city: 'Málaga', product: 'Slabs' },
  { full_name: 'asha rao', email: 'Carla@stone.example', city: 'Jaipur', product: 'Tiles' },
  { full_name: 'Bruno Neri', email: 'a@stone.example', city: 'Carrara', product: 'Blocks' },
];
const countries = { phone_country: '+91', whatsapp_country: '+91' };
const numbers = { ...countries, phone: '9876500000', whatsapp_number: '9876511111' };

describeOnBothEngines('the enquiries that the staff reads', (openDb) => {
  let db: Db;
  let inbox: EnquiryInbox;
  const clock = createTestClock();

  beforeEach(async () => {
    db = await openDb();
    inbox = createInboxService(db, 'enquiry', clock);
    const submissions = createSubmissionService(db, clock);
    for (const [index, buyer] of buyers.entries()) {
      clock.pass(120_000);
      const sent = { ...numbers, ...buyer, phone: `987650000${index}` };
      await submissions.sendEnquiry(sent, { ip: '192.0.2.1', userAgent: 'test' }, 'api');
    }
  });

  async function namesOf(query: EntryFilter & EntrySorting): Promise<string[]> {
    const { entries } = await inbox.list({ page: 1, perPage: 20, ...query });
    return entries.map((entry) => entry.fullName);
  }

  test('stay out of the way as spam, and come back as unread when they are released', async () => {
    const [{ id = 0 } = {}] = (await inbox.list({ page: 1, perPage: 1 })).entries;
    await inbox.change(id, { status: 'spam' });
    expect([await namesOf({}), await inbox.count(), await inbox.countUnread()]).toEqual([
      ['asha rao', 'Zoë Álvarez'],
      2,
      2,
    ]);
    expect(await namesOf({ status: 'spam' })).toEqual(['Bruno Neri']);
    await inbox.change(id, { status: 'new' });
    expect([await namesOf({ search: 'bruno' }), await inbox.countUnread()]).toEqual([['Bruno Neri'], 3]);
  });

  test.each([
    ['zoe', ['Zoë Álvarez']],
    ['ALVAREZ zoë', ['Zoë Álvarez']],
    ['malaga', ['Zoë Álvarez']],
    ['carla@', ['asha rao']],
    ['+91 98765-00002', ['Bruno Neri']],
    ['(98765) 00001', ['asha rao']],
    ['stone.example', ['Bruno Neri', 'asha rao', 'Zoë Álvarez']],
    ['%', []],
    ['_', []],
    ['slabs', ['Zoë Álvarez']],
    ['e-2', ['asha rao']],
    ['  ', ['Bruno Neri', 'asha rao', 'Zoë Álvarez']],
  ])('are found by %j, whatever the accents and capitals', async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  test.each([
    [{}, ['Bruno Neri', 'asha rao', 'Zoë Álvarez']],
    [{ order: 'asc' }, ['Zoë Álvarez', 'asha rao', 'Bruno Neri']],
    [{ sort: 'date' }, ['Bruno Neri', 'asha rao', 'Zoë Álvarez']],
    [{ sort: 'name' }, ['asha rao', 'Bruno Neri', 'Zoë Álvarez']],
    [{ sort: 'name', order: 'desc' }, ['Zoë Álvarez', 'Bruno Neri', 'asha rao']],
    [{ sort: 'email' }, ['Bruno Neri', 'Zoë Álvarez', 'asha rao']],
    [{ sort: 'product' }, ['Bruno Neri', 'Zoë Álvarez', 'asha rao']],
  ] as const)('stand in the order that is asked for: %j', async (sorting, names) => {
    expect(await namesOf(sorting)).toEqual(names);
  });

  test('are searched, filtered and sorted as a whole, not page by page', async () => {
    const wanted = { search: 'stone.example', sort: 'name', perPage: 2 } as const;
    const first = await inbox.list({ ...wanted, page: 1 });
    const second = await inbox.list({ ...wanted, page: 2 });
    const third = await inbox.list({ ...wanted, page: 3 });
    expect(first.entries.map((entry) => entry.fullName)).toEqual(['asha rao', 'Bruno Neri']);
    expect(second.entries.map((entry) => entry.fullName)).toEqual(['Zoë Álvarez']);
    expect([first.total, second.total, third.entries, third.total]).toEqual([3, 3, [], 3]);
    expect(await namesOf({ product: 'Slabs' })).toEqual(['Zoë Álvarez']);
    expect(await namesOf({ product: 'Slabs', search: 'asha' })).toEqual([]);
  });

  test('are filtered by how far they have come', async () => {
    await inbox.change(1, { status: 'quoted' });
    expect(await namesOf({ status: 'quoted' })).toEqual(['Zoë Álvarez']);
    expect(await namesOf({ status: 'new' })).toEqual(['Bruno Neri', 'asha rao']);
  });

  test('are unread until somebody says otherwise, and count as such', async () => {
    expect([await inbox.count(), await inbox.countUnread()]).toEqual([3, 3]);
    const read = await inbox.change(1, { is_read: true });
    expect(read).toMatchObject({ isRead: true, readAt: clock.now().toISOString(), version: 1 });
    expect(await inbox.countUnread()).toBe(2);
    expect((await inbox.list({ page: 1, perPage: 1, search: 'zoe' })).unread).toBe(2);
    await inbox.change(1, { is_read: false });
    expect(await inbox.countUnread()).toBe(3);
    await inbox.get(1);
    expect(await inbox.countUnread()).toBe(3);
  });

  test('keep the notes of both of two people who write at the same moment from being lost', async () => {
    const outcomes = await Promise.allSettled([
      inbox.change(1, { notes: 'Called back' }, { versions: [1] }),
      inbox.change(1, { notes: 'Wrote a mail' }, { versions: [1] }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
    const stored = await inbox.get(1);
    expect(stored.version).toBe(2);
    expect(failed?.reason).toMatchObject({
      code: 'stale',
      message: 'Somebody else has changed this enquiry meanwhile.',
      data: { current: { notes: stored.notes, version: 2 } },
    });
  });

  test('take a mark of having been read without disturbing whoever writes notes', async () => {
    await inbox.change(1, { is_read: true }, { versions: [1] });
    const changed = await inbox.change(1, { notes: 'Sent samples', status: 'answered' }, { versions: [1] });
    expect(changed).toMatchObject({ notes: 'Sent samples', status: 'answered', isRead: true, version: 2 });
    await expect(inbox.change(1, { is_read: true }, { versions: [1] })).rejects.toMatchObject({
      code: 'stale',
    });
  });

  test.each([
    [{ status: 'lost and found' }, 'status'],
    [{ notes: 'x'.repeat(5001) }, 'notes'],
    [{ is_read: 'yes' }, 'is_read'],
    [{ fullName: 'Somebody else' }, 'fullName'],
    [[], 'body'],
    [null, 'body'],
  ])('refuse %j and name what is wrong', async (change, field) => {
    await expect(inbox.change(1, change)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await inbox.get(1)).toMatchObject({ status: 'new', notes: '', version: 1 });
  });

  test('are gone once they are deleted, with the mail that told of them', async () => {
    const mail = { form: 'enquiry', recordId: 1, messageId: '', recipient: '', replyToName: '' };
    const rest = { replyToAddress: '', subject: '', body: '', createdAt: '', nextAttemptAt: '' };
    await db
      .insertInto('mailOutbox')
      .values([
        { ...mail, ...rest },
        { ...mail, ...rest, recordId: 2 },
        { ...mail, ...rest, form: 'contact' },
      ])
      .execute();
    await inbox.remove(1);
    await expect(inbox.remove(1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(inbox.get(1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(inbox.change(1, { status: 'won' })).rejects.toMatchObject({ code: 'not-found' });
    const left = await db.selectFrom('mailOutbox').select(['form', 'recordId']).orderBy('id').execute();
    expect(left).toEqual([
      { form: 'enquiry', recordId: 2 },
      { form: 'contact', recordId: 1 },
    ]);
  });
});
