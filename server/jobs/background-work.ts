import type { FastifyInstance } from 'fastify';
import type { Db } from '#database/connect.ts';
import { emptyLog } from '#database/erase-traces.ts';
import { type OutboxWorker, startOutboxWorker } from '#inbox/mail/outbox-worker.ts';
import { createSmtpSender } from '#inbox/mail/smtp.ts';
import { startSealing } from '#people/log/seal-timer.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../services/services.ts';
import { startBackups } from '../services/wire-backups.ts';
import { createClockWatch } from './clock-watch.ts';
import { startHoldTimer } from './hold-timer.ts';
import { createJobTurns } from './job-turns.ts';
import { startPictureFetching } from './picture-fetching.ts';
import { retentionTasksOf, startRetentionJob } from './retention-job.ts';
import { startScheduleTimer } from './schedule-timer.ts';
import { watchForWrites } from './write-watch.ts';

/** What is done by itself, whoever asks for what. @returns how it is stopped */
export function startBackgroundWork(
  app: FastifyInstance,
  { config, services, db }: { config: Config; services: Services; db: Db },
): () => Promise<void> {
  const stopWatching = watchForWrites(db, {
    onChange: (isReadOnly) =>
      isReadOnly
        ? app.log.warn('the database can only be read: what is sent is answered 503')
        : app.log.info('the database takes writes again'),
  });
  const stopSealing = startSealing(db, {
    onError: (err) => app.log.warn({ err }, 'the log could not be sealed'),
  });
  const stopKeeping = services.reserve.keep();
  const stopBackups = startBackups(services.backups, () => app.log);
  const scheduleTimer = startScheduleTimer(services, {
    onError: (err) => app.log.warn({ err }, 'something of the schedule could not be done'),
  });
  const clock = createClockWatch(db, {
    onDoubt: (reading) =>
      app.log.warn(
        reading,
        'the clock has jumped forward: nothing is deleted by age and no hold ends for now',
      ),
  });
  const stopHolds = startHoldTimer(services, {
    clock,
    onError: (err) => app.log.warn({ err }, 'the end of a hold could not be written or told'),
  });
  const pictureFetching = startPictureFetching(services.pictureFetches, {
    onError: (err) => app.log.warn({ err }, 'a picture could not be fetched'),
  });
  const { mail } = config;
  const outboxWorker = mail && startMailing(app, { services, smtpUrl: mail.smtpUrl });
  const tasks = retentionTasksOf(services, { keptDays: config.keptDays, emptyLog: () => emptyLog(db) });
  const retentionJob = startRetentionJob(tasks, {
    ...{ turns: createJobTurns(db), clock },
    onDone: (run) => app.log.info(run, 'the retention jobs are done'),
    onError: (job, err) => app.log.warn({ job, err }, 'a retention job failed'),
  });
  return async () => {
    stopWatching();
    stopKeeping();
    await stopBackups();
    await outboxWorker?.stop();
    await pictureFetching.stop();
    await scheduleTimer.stop();
    await stopHolds();
    await retentionJob.stop();
    await stopSealing();
  };
}

/** Failures are logged, and seen in the outbox of the back office. */
function startMailing(app: FastifyInstance, options: { services: Services; smtpUrl: string }): OutboxWorker {
  return startOutboxWorker(options.services.outbox, createSmtpSender(options.smtpUrl), {
    onError: (err) => app.log.warn({ err }, 'a mail could not be sent'),
  });
}
