import { afterEach } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createOutboxService, type OutboxService } from '#inbox/mail/outbox.service.ts';
import { createSmtpSender } from '#inbox/mail/smtp.ts';
import { createSubmissionService } from '#inbox/submit/submissions.service.ts';
import { createTestClock } from './clock.ts';
import { findPlainBrand as findBrand } from './mail-brand.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

export const mailedVisitor = { ip: '192.0.2.1', userAgent: 'test' };
/** Where the outbox is set up without a mail server. */
export const unsetOutbox = { publicUrl: 'https://stone.example', findBrand };

const addresses = { from: 'Aravane <site@stone.example>', to: 'sales@stone.example, owner@stone.example' };

export type OutboxUnderTest = Awaited<ReturnType<ReturnType<typeof createOutboxOpener>>>;

/** Opens outboxes with a mail server of their own, which closes with the test. */
export function createOutboxOpener() {
  const servers: TestSmtpServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  return async (db: Db) => {
    const smtp = await startSmtpServer();
    servers.push(smtp);
    const clock = createTestClock();
    /** The outbox as another process over the same database has it. */
    const openAnother = () => createOutboxService(db, { ...unsetOutbox, addresses, now: clock.now });
    const outbox = openAnother();
    /** What visitors send, with the mails about it in this outbox. */
    const submissionsOver = ({ write: onStoring, announce: onStored }: OutboxService) =>
      createSubmissionService(db, { onStoring, onStored, now: clock.now });
    const send = createSmtpSender(smtp.url);
    const sendNext = () => outbox.sendNext(send);
    const submissions = submissionsOver(outbox);
    return { smtp, clock, outbox, openAnother, send, sendNext, submissions, submissionsOver };
  };
}
