import { randomUUID } from 'node:crypto';
import { aheadMs } from '#database/ahead-of-clock.ts';
import type { Db } from '#database/connect.ts';
import { invitationForm } from './invitation-mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { claimMail, deleteMailsOf, findDueMailId, type OutboxMail, settleMail } from './outbox.repository.ts';
import { type MailAddresses, recipientOf, type SendMail, toMail } from './outbox-mail.ts';
import { describeSmtpFailure, isRefusedForGood } from './smtp-failure.ts';

type Options = {
  addresses: MailAddresses | undefined;
  findBrand: () => Promise<MailBrand>;
  now: () => Date;
};
type Outcome = Pick<OutboxMail, 'sentAt' | 'nextAttemptAt' | 'lastError'>;

const minuteMs = 60_000;
/** After the first, second … failed attempt; the last one goes on until it is given up. */
const delaysMs = [1, 5, 15, 60, 360].map((minutes) => minutes * minuteMs);
const maxAttempts = 8;
/** Longer than any attempt can last, so that a mail is taken over only from a process that has ended. */
export const claimMs = 10 * minuteMs;

/** Sends what is due: each mail by one process at a time, and again after a pause where it failed. */
export function createOutboxSender(db: Db, { addresses, findBrand, now }: Options) {
  function timeIn(ms: number): string {
    return new Date(now().getTime() + ms).toISOString();
  }

  async function attempt(
    mail: OutboxMail,
    send: () => Promise<unknown>,
  ): Promise<Outcome & { error?: unknown }> {
    try {
      await send();
      return { sentAt: timeIn(0), nextAttemptAt: null, lastError: '' };
    } catch (error) {
      // Whoever has written a reply sees at once that it was refused; what tells the staff is tried on, since the settings may be at fault.
      const isGivenUp = mail.attempts >= maxAttempts || (mail.writtenBy !== '' && isRefusedForGood(error));
      const nextAttemptAt = isGivenUp ? null : timeIn(delayAfter(mail.attempts));
      return { sentAt: null, nextAttemptAt, lastError: describeSmtpFailure(error), error };
    }
  }

  /**
   * Sends the mail that has waited longest, if one is due.
   * @returns whether there was one, and the error if it could not be sent
   */
  return async function sendNext(send: SendMail): Promise<{ hadMail: boolean; error?: unknown }> {
    const times = { now: timeIn(0), ahead: timeIn(aheadMs) };
    const id = addresses && (await findDueMailId(db, times));
    if (id === undefined || !addresses) return { hadMail: false };
    const token = randomUUID();
    const mail = await claimMail(db, { id, token, ...times, until: timeIn(claimMs) });
    if (!mail) return { hadMail: true };
    const { error, ...outcome } = await attempt(mail, async () =>
      send(toMail(mail, { addresses, brand: await findBrand() })),
    );
    const { to } = recipientOf(mail, addresses);
    await settleMail(db, { id, token, outcome: { ...outcome, recipient: to } });
    if (outcome.sentAt && mail.form === invitationForm) await deleteMailsOf(db, mail);
    return error === undefined ? { hadMail: true } : { hadMail: true, error };
  };
}

function delayAfter(attempts: number): number {
  return delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? 0;
}
