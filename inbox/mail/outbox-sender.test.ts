import { beforeEach, expect, test } from 'vitest';
import { createOutboxOpener, mailedVisitor, type OutboxUnderTest } from '#tests/support/outbox.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { claimMs } from './outbox-sender.ts';
import { startOutboxWorker } from './outbox-worker.ts';

const minuteMs = 60_000;

describeOnBothEngines('mails on their way to a mail server', (openDb) => {
  const openOutbox = createOutboxOpener();
  let opened: OutboxUnderTest;

  beforeEach(async () => {
    opened = await openOutbox(await openDb());
  });

  test('are tried again ever more rarely, say why they failed, and are given up after the eighth time', async () => {
    opened.smtp.setMood('refusing');
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    for (const minutes of [1, 5, 15, 60, 360, 360, 360]) {
      expect(await opened.sendNext()).toMatchObject({ hadMail: true, error: expect.any(Error) });
      const [mail] = await opened.outbox.list();
      expect(mail?.nextAttemptAt).toBe(
        new Date(opened.clock.now().getTime() + minutes * minuteMs).toISOString(),
      );
      expect(mail?.lastError).toContain('451 come back later');
      opened.clock.pass(minutes * minuteMs - 1);
      expect(await opened.sendNext()).toEqual({ hadMail: false });
      opened.clock.pass(1);
    }
    await opened.sendNext();
    expect(await opened.outbox.list()).toMatchObject([{ attempts: 8, nextAttemptAt: null, sentAt: null }]);
    opened.clock.pass(365 * 24 * 60 * minuteMs);
    expect(await opened.sendNext()).toEqual({ hadMail: false });
    opened.smtp.setMood('accepting');
    await opened.outbox.retry(1);
    await opened.sendNext();
    expect(await opened.outbox.list()).toMatchObject([
      { sentAt: opened.clock.now().toISOString(), lastError: null },
    ]);
    await expect(opened.outbox.retry(1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(opened.outbox.retry(99)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('are sent where a clock that was years ahead has put off the next attempt', async () => {
    const yearsMs = 3_653 * 24 * 60 * minuteMs;
    opened.smtp.setMood('refusing');
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    opened.clock.pass(yearsMs);
    await opened.sendNext();
    opened.clock.pass(-yearsMs);
    opened.smtp.setMood('accepting');
    expect(await opened.sendNext()).toEqual({ hadMail: true });
    expect(opened.smtp.received).toHaveLength(1);
  });

  test('are sent once, however many processes look at the same moment', async () => {
    const submissions = opened.submissions;
    for (const city of ['Jaipur', 'Udaipur', 'Ajmer']) {
      await submissions.sendEnquiry({ ...sampleEnquiry, city }, mailedVisitor, 'api');
    }
    const processes = Array.from({ length: 5 }, () => opened.openAnother());
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(processes.map((one) => one.sendNext(opened.send)));
    }
    expect(opened.smtp.received).toHaveLength(3);
    expect((await opened.outbox.list()).map((mail) => mail.attempts)).toEqual([1, 1, 1]);
  });

  test('are taken over from a process that died while sending, and only after a while', async () => {
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    let finish = () => {};
    const dying = opened.outbox.sendNext(() => new Promise<void>((resolve) => (finish = resolve)));
    const another = opened.openAnother();
    await expect.poll(async () => (await opened.outbox.list())[0]?.attempts).toBe(1);
    expect(await another.sendNext(opened.send)).toEqual({ hadMail: false });
    await another.retry(1);
    expect(await another.sendNext(opened.send)).toEqual({ hadMail: false });
    opened.clock.pass(claimMs);
    expect(await another.sendNext(opened.send)).toEqual({ hadMail: true });
    const taken = await opened.outbox.list();
    finish();
    await dying;
    expect(await opened.outbox.list()).toEqual(taken);
    expect(taken).toMatchObject([{ attempts: 2, sentAt: opened.clock.now().toISOString() }]);
    expect(opened.smtp.received).toHaveLength(1);
  });

  test('leave as soon as they are written, and wait while the mail server is away', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const worker = startOutboxWorker(opened.outbox, opened.send, { onError, intervalMs: 50 });
    opened.smtp.setMood('refusing');
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    await opened.smtp.untilOffered(1);
    await expect.poll(() => errors.length).toBe(1);
    opened.smtp.setMood('accepting');
    opened.clock.pass(minuteMs);
    await opened.smtp.untilOffered(2);
    await expect.poll(async () => (await opened.outbox.list())[0]?.sentAt).toEqual(expect.any(String));
    await worker.stop();
    opened.clock.pass(31 * 24 * 60 * minuteMs);
    await opened.outbox.removeOld(30);
    expect(await opened.outbox.list()).toEqual([]);
  });

  test('do not hold up a stop for long where the mail server says nothing more', async () => {
    opened.smtp.setMood('silent');
    const worker = startOutboxWorker(opened.outbox, opened.send, { stopTimeoutMs: 10 });
    await opened.submissions.sendEnquiry(sampleEnquiry, mailedVisitor, 'api');
    await opened.smtp.untilOffered(1);
    await worker.stop();
    expect(await opened.outbox.list()).toMatchObject([{ attempts: 1, sentAt: null }]);
  });
});
