import { resolve } from 'node:path';
import { isAppError, isOutage } from '#errors/app-error.ts';
import { isFileStorageFailure } from '#errors/storage-failure.ts';
import type { FirstAdministrator } from '#people/accounts/first-administrator.ts';
import { ConfigError, findMisspeltSettings, readConfig } from './config/config.ts';
import { messageOf } from './open-database.ts';
import { type RunningServer, startServer } from './start.ts';

/** More than everything takes that a stop waits for in turn; what holds out longer ends with the process. */
const stopDeadlineMs = 20_000;
const sameSignalMs = 1_000;
const projectFolder = resolve(import.meta.dirname, '..');

let starting: Promise<RunningServer> | undefined;
/** Somebody may have asked something by then, though the start is not over. */
let isListening = false;
let drainMs = 0;
/** By the clock of `performance`. */
let stopAskedAt: number | undefined;
// Whatever is written is for the owner's eyes, whatever the shell says.
process.umask(0o077);
stopOnSignals();

try {
  const config = readConfig(process.env);
  for (const sentence of findMisspeltSettings(process.env)) console.log(`Attention: ${sentence}`);
  const pages = config.isDevelopment
    ? await (await import('./pages/development-pages.ts')).openDevelopmentPages()
    : await (await import('./pages/built-pages.ts')).openBuiltPages(projectFolder);
  drainMs = config.drainMs;
  const onListening = () => {
    isListening = true;
  };
  starting = startServer(config, pages, { onFirstAdministrator: announce, onListening });
  const server = await starting;
  warn(server);
  console.log(`Ashlar is ready at ${server.url}`);
  if (stopAskedAt === undefined) prepare(server, config.isDevelopment);
} catch (error) {
  // A problem that the operator can fix is shown in one line; anything else is a program error, shown in full.
  console.error(isForOperator(error) ? `Ashlar did not start: ${messageOf(error)}` : error);
  process.exitCode = 1;
}

/** A setting that cannot be used, a database that is away, a disk that is full. */
function isForOperator(error: unknown): boolean {
  return (
    error instanceof ConfigError || isFileStorageFailure(error) || (isAppError(error) && isOutage(error))
  );
}

/** A password from the settings is known to the operator, and standard output is often kept. */
function announce({ username, generatedPassword }: FirstAdministrator): void {
  const password = generatedPassword
    ? `Password: ${generatedPassword}  (shown only this once)`
    : 'with the password in ADMIN_PASSWORD';
  console.log(`Administrator: ${username}  ${password}`);
}

function warn({ storageComplaint }: RunningServer): void {
  if (!storageComplaint) return;
  const { message, place } = storageComplaint;
  console.log(`Attention: ${message} (${place}) What visitors send may not be stored.`);
}

/**
 * A second signal ends the process at once, unless it comes with the first: Ctrl-C reaches it from the terminal and again
 * from the launcher. Before requests are taken there is nothing to finish, and as the first process of a container this
 * one has no other way to end.
 */
function stopOnSignals(): void {
  const stop = async () => {
    if (!isListening) process.exit(0);
    if (stopAskedAt !== undefined) {
      if (performance.now() - stopAskedAt > sameSignalMs) process.exit(0);
      return;
    }
    stopAskedAt = performance.now();
    setTimeout(() => process.exit(0), drainMs + stopDeadlineMs).unref();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
    console.log('Ashlar has stopped.');
    // As it was set where the start failed meanwhile.
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());
}

/** Nobody waits for this, so a failure goes to the log alone, and one that a stop brings about nowhere. */
function prepare({ app, services, idle }: RunningServer, isDevelopment: boolean): void {
  const attempt = (work: Promise<unknown>, failure: string) =>
    work.catch((err: unknown) => {
      if (stopAskedAt === undefined) app.log.warn({ err }, failure);
    });
  // Of those that were there before an upgrade; the stones that they show are found by their colours from then on.
  void attempt(services.pictureColours.measureMissing(), 'the colours of pictures could not be measured');
  if (isDevelopment) return;
  void attempt(services.variants.prewarm(idle), 'pictures could not be prewarmed');
  // The first visitor who searches need not wait until all records are read.
  const search = services.catalogue.search({ query: '', narrowing: {}, page: 1, perPage: 1 });
  void attempt(search, 'the search could not be filled');
}
