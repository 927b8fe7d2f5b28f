import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { contentVersionOf, type Db, loadOf } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import {
  findAdministrator,
  insertAdministrator,
  insertFirstAdministrator,
} from '#people/accounts/administrators.repository.ts';
import { hashPassword } from '#people/accounts/password.ts';
import type { Role } from '#people/accounts/permissions.shared.ts';
import { createSessionId, createToken, hashToken } from '#people/accounts/session-token.ts';
import { insertSession } from '#people/accounts/sessions.repository.ts';
import { type AppParts, buildApp } from '#server/app.ts';
import { createResponseCache, type ResponseCache } from '#server/cache/response-cache.ts';
import type { Reserve } from '#server/reserve.ts';
import type { MailSettings } from '#server/services/enquiry-services.ts';
import { createServices, type Services } from '#server/services/services.ts';
import { createSampleRecords } from './sample-records.ts';

export const testPublicUrl = 'https://stone.example';
export const testAdministrator = { username: 'admin', password: 'correct-horse-battery' };

const cacheBytes = 4 * 1_048_576;

export type ApiUnderTest = {
  app: FastifyInstance;
  db: Db;
  services: Services;
  records: ReturnType<typeof createSampleRecords>;
  /** Answers those who come through the port; `inject` goes past it, and is answered anew. */
  cache: ResponseCache;
  /** Where uploads are. */
  storage: FileStorage;
  /** The folder that the application writes to: uploads/, uploading/ and the variants of pictures. */
  folder: string;
  /** Signs an administrator in, an owner unless another role is named. @returns the headers of a request with the token */
  signIn: (role?: Role) => Promise<{ authorization: string }>;
};

/**
 * The application over a test's own database, without its pages unless they are given; it closes with the test. Call
 * it in `beforeEach`.
 */
export function createApiOpener({
  openStorage = () => undefined,
  metricsToken,
  adminUrl,
  watch = (db) => db,
  reserve,
  fetchAllow,
  ...parts
}: Pick<AppParts, 'limits' | 'pages' | 'readiness' | 'traffic' | 'requestIds' | 'logStream'> & {
  /** Where uploads are instead of in the folder. */
  openStorage?: () => FileStorage | undefined;
  metricsToken?: string;
  /** The origin of the back office, where it has one of its own. */
  adminUrl?: string;
  /** What the services ask instead, to see what they ask. */
  watch?: (db: Db) => Db;
  /** Room for signing in on a full disk. */
  reserve?: Reserve;
  /** Hosts in one's own network that pictures may be fetched from. */
  fetchAllow?: ReadonlySet<string>;
} = {}): (db: Db, mail?: MailSettings) => Promise<ApiUnderTest> {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });
  return async (db, mail) => {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-api-'));
    const storage = openStorage() ?? createFolderStorage(join(folder, 'uploads'));
    const folders = { cacheFolder: folder, tempFolder: join(folder, 'uploading') };
    const urls = { publicUrl: testPublicUrl, ...(adminUrl && { backOfficeUrl: adminUrl }) };
    const services = createServices({
      db: watch(db),
      storage,
      ...folders,
      ...urls,
      mail,
      ...(reserve && { reserve }),
      ...(fetchAllow && { fetchAllow }),
    });
    const config = { isDevelopment: false, trustProxy: false as const, metricsToken, adminUrl };
    const cache = createResponseCache({
      maxBytes: cacheBytes,
      version: contentVersionOf(db),
      load: loadOf(db),
    });
    const app = await buildApp({ config, db, services, version: '1.2.3', cache, ...parts });
    cleanups.push(async () => {
      await app.close();
      await services.variants.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const records = createSampleRecords(db);
    return { app, db, services, cache, storage, folder, records, signIn: (role) => signIn(db, role) };
  };
}

/** Deriving a key takes most of the time that a test of the API needs, so it is done once for all of them. */
let passwordHash: Promise<string> | undefined;

/** What signing in leaves behind; how it comes to that is told by the tests of the accounts. */
async function signIn(db: Db, role: Role = 'owner'): Promise<{ authorization: string }> {
  passwordHash ??= hashPassword(testAdministrator.password);
  const username = role === 'owner' ? testAdministrator.username : role;
  const now = new Date().toISOString();
  const stored = {
    username,
    usernameFolded: foldText(username),
    role,
    passwordHash: await passwordHash,
    now,
  };
  if (role === 'owner') await insertFirstAdministrator(db, stored);
  else if (!(await findAdministrator(db, stored.usernameFolded))) await insertAdministrator(db, stored);
  const administrator = await findAdministrator(db, stored.usernameFolded);
  if (!administrator) throw new Error('Somebody else is the first administrator');
  const token = createToken();
  const session = { tokenHash: hashToken(token), id: createSessionId(), administratorId: administrator.id };
  const begun = { device: '', network: '', method: 'password', now } as const;
  await insertSession(db, { ...session, ...begun, expiresAt: '9999-01-01T00:00:00.000Z' });
  return { authorization: `Bearer ${token}` };
}
