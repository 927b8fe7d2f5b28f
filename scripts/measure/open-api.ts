import { join } from 'node:path';
import type { Db } from '#database/connect.ts';
import { createFolderStorage } from '#media/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import type { Pages } from '#server/page-renderer.ts';
import { createServices } from '#server/services.ts';

const account = { username: 'admin', password: 'measured-password' };

export type ReadingApi = Awaited<ReturnType<typeof openApi>>;

/** The API over a database, without its pages unless they are given, as its first administrator asks it. */
export async function openApi(db: Db, folder: string, pages?: Pages) {
  const services = createServices({
    db,
    storage: createFolderStorage(join(folder, 'uploads')),
    cacheFolder: folder,
    tempFolder: join(folder, 'uploading'),
    publicUrl: 'http://localhost:3000',
  });
  await services.accounts.ensureFirstAdministrator(account);
  const config = { isDevelopment: false, trustProxy: false as const };
  const app = await buildApp({ config, db, services, version: '0', ...(pages && { pages }) });
  const { token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload: account })).json();
  const ask = async (url: string, headers: Record<string, string>): Promise<number> => {
    const response = await app.inject({ url, headers });
    if (response.statusCode === 200) return response.rawPayload.length;
    throw new Error(`${url} answers ${response.statusCode}: ${response.body}`);
  };
  return {
    services,
    /** Reads a URL. @returns how many bytes it gave @throws Error where the answer is none */
    ask: (url: string) => ask(url, { authorization: `Bearer ${token}` }),
    /** The same as somebody who is not signed in. */
    askAsVisitor: (url: string) => ask(url, {}),
    async close(): Promise<void> {
      await app.close();
      await services.variants.stop();
    },
  };
}
