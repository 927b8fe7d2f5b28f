import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { findAdministrator, insertFirstAdministrator } from '#accounts/administrators.repository.ts';
import { hashPassword } from '#accounts/password.ts';
import { createToken, hashToken } from '#accounts/session-token.ts';
import { insertSession } from '#accounts/sessions.repository.ts';
import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { FileStorage } from '#media/file-storage.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { type AppParts, buildApp } from '#server/app.ts';
import type { MailSettings } from '#server/enquiry-services.ts';
import { createServices, type Services } from '#server/services.ts';
import { createSampleRecords } from './sample-records.ts';

export const testPublicUrl = 'https://stone.example';
export const testAdministrator = { username: 'admin', password: 'correct-horse-battery' };

export type ApiUnderTest = {
  app: FastifyInstance;
  services: Services;
  records: ReturnType<typeof createSampleRecords>;
  /** The folder that the application writes to: uploads/, uploading/ and the variants of pictures. */
  folder: string;
  /** Signs an administrator in. @returns the headers of a request with the token */
  signIn: () => Promise<{ authorization: string }>;
};

/**
 * The application over a test's own database, without its pages unless they are given; it closes with the test. Call
 * it in `beforeEach`.
 */
export function createApiOpener({
  storage: files,
  ...parts
}: Pick<AppParts, 'limits' | 'pages'> & { storage?: FileStorage } = {}): (
  db: Db,
  mail?: MailSettings,
) => Promise<ApiUnderTest> {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });
  return async (db, mail) => {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-api-'));
    const storage = files ?? createFolderStorage(join(folder, 'uploads'));
    const folders = { cacheFolder: folder, tempFolder: join(folder, 'uploading') };
    const services = createServices({ db, storage, ...folders, publicUrl: testPublicUrl, mail });
    const config = { isDevelopment: false, trustProxy: false as const };
    const app = await buildApp({ config, db, services, version: '1.2.3', ...parts });
    cleanups.push(async () => {
      await app.close();
      await services.variants.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    return { app, services, folder, records: createSampleRecords(db), signIn: () => signIn(db) };
  };
}

/** Deriving a key takes most of the time that a test of the API needs, so it is done once for all of them. */
let passwordHash: Promise<string> | undefined;

/** What signing in leaves behind; how it comes to that is told by the tests of the accounts. */
async function signIn(db: Db): Promise<{ authorization: string }> {
  passwordHash ??= hashPassword(testAdministrator.password);
  const { username } = testAdministrator;
  const now = new Date().toISOString();
  const stored = { username, usernameFolded: foldText(username), passwordHash: await passwordHash, now };
  await insertFirstAdministrator(db, stored);
  const administrator = await findAdministrator(db, stored.usernameFolded);
  if (!administrator) throw new Error('Somebody else is the first administrator');
  const token = createToken();
  const session = { tokenHash: hashToken(token), administratorId: administrator.id, now };
  await insertSession(db, { ...session, expiresAt: '9999-01-01T00:00:00.000Z' });
  return { authorization: `Bearer ${token}` };
}
