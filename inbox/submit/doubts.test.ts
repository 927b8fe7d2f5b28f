import { expect, test } from 'vitest';
import { createLimits } from '#people/limits/limits.service.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createDoubts } from './doubts.ts';
import { createSubmissionService } from './submissions.service.ts';

const visitor = { ip: '192.0.2.10', userAgent: 'Browser' };
const message = {
  ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '9876500000', subject: 'Onyx' },
  message: 'We need forty slabs of white onyx for a hotel lobby in Jaipur, book-matched if you can.',
};
const offer =
  'Dear owner, we looked at your site and can bring it to the first page of every search engine within a month, at a price that nobody else offers you today';

describeOnOneEngine('a form that may come from a program', (openDb) => {
  const open = async () => createDoubts(createLimits(await openDb()));

  test('An honest buyer is heard at any pace, from a busy office, with links to drawings', async () => {
    const doubts = await open();
    const links = { ...message, message: 'See https://a.example, https://b.example and www.c.example/plans' };
    expect((await doubts.weigh(links, visitor.ip)).isSpam).toBe(false);
    expect((await doubts.weigh({ ...message, open_ms: '900' }, visitor.ip)).isSpam).toBe(false);
    const colleagues = Array.from({ length: 60 }, () =>
      doubts.weigh({ ...message, message: 'Price?' }, visitor.ip),
    );
    expect((await Promise.all(colleagues)).some(({ isSpam }) => isSpam)).toBe(false);
  });

  test('What fills in the hidden field, or has two signs, is spam, and the staff reads why', async () => {
    const doubts = await open();
    expect(await doubts.weigh({ ...message, company_website: 'x' }, visitor.ip)).toMatchObject({
      isSpam: true,
      reason: 'a field that people do not see was filled in',
    });
    const linked = { ...message, name: 'Visit www.win.example', open_ms: '40' };
    expect(await doubts.weigh(linked, visitor.ip)).toMatchObject({
      isSpam: true,
      reason: 'it was sent within two seconds of opening the page; a link stands where a name belongs',
    });
  });

  /** Each with a message that has one sign already; without the other it is heard. */
  const withOneSign = { ...message, message: 'See https://a.example https://b.example https://c.example' };
  test.each<[string, object, number]>([
    ['a page that was open for a moment', { open_ms: '1999' }, 0],
    ['a link for a name', { name: 'www.win.example' }, 0],
    ['a link for a city', { city: 'http://win.example' }, 0],
    ['a link for a number', { phone: '[url=win]' }, 0],
    ['twenty forms of the same network before it', {}, 20],
  ])('One sign more makes spam of what has several links, as without it: %s', async (_sign, more, before) => {
    const doubts = await open();
    expect((await doubts.weigh(withOneSign, '198.51.100.1')).isSpam).toBe(false);
    for (let count = 0; count < before; count += 1) {
      await doubts.weigh({ ...message, message: `Price of ${count}?` }, visitor.ip);
    }
    const { isSpam, reason } = await doubts.weigh({ ...withOneSign, ...more }, visitor.ip);
    expect([isSpam, reason.split('; ')]).toEqual([
      true,
      expect.arrayContaining(['several links stand in it']),
    ]);
    expect(reason.split('; ')).toHaveLength(2);
  });

  test('The same offer under other names, numbers and links, from many networks, is spam from the fourth on', async () => {
    const doubts = await open();
    const sent = [];
    for (let count = 1; count <= 6; count += 1) {
      const words = `${offer} ${count * 100} dollars only. https://a${count}.example https://b.example www.c.example`;
      sent.push(await doubts.weigh({ ...message, message: words }, `198.51.100.${count}`));
    }
    expect(sent.map(({ isSpam }) => isSpam)).toEqual([false, false, false, true, true, true]);
    expect(sent[3]?.reason).toContain('the same words came several times within a day');
    expect((await doubts.weigh(message, '198.51.100.99')).isSpam).toBe(false);
  });

  test('In a flood from everywhere what has a sign is kept as spam, and what has none is heard', async () => {
    const doubts = await open();
    const flood = Array.from({ length: 300 }, (_, at) => doubts.weigh(sampleEnquiry, `10.0.${at}.1`));
    await Promise.all(flood);
    expect((await doubts.weigh(message, visitor.ip)).isSpam).toBe(false);
    expect((await doubts.weigh({ ...message, open_ms: '100' }, visitor.ip)).isSpam).toBe(true);
  });

  test('What is doubtful is kept with its reason, thanked like any other, and told to nobody', async () => {
    const db = await openDb();
    const announced: string[] = [];
    const service = createSubmissionService(db, {
      onStoring: async (_trx, { form }) => void announced.push(form),
    });
    const quick = { ...message, open_ms: '5', name: 'Visit www.win.example' };
    const thanks = await service.sendContactMessage(message, visitor);
    expect(await service.sendContactMessage(quick, visitor)).toEqual(thanks);
    const items = await db.selectFrom('inboxItems').select(['status', 'spamReason']).orderBy('id').execute();
    expect(items).toEqual([
      { status: 'new', spamReason: '' },
      { status: 'spam', spamReason: expect.stringContaining('a link stands where a name belongs') },
    ]);
    expect(announced).toEqual(['contact']);
  });
});
