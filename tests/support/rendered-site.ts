import { resolve } from 'node:path';
import { afterEach } from 'vitest';
import { staticPages } from '#content/static-pages.shared.ts';
import { type Db, type Engine, openDatabase } from '#database/connect.ts';
import { openBuiltPages } from '#server/pages/built-pages.ts';
import { type ApiUnderTest, createApiOpener } from './api-app.ts';
import { createTestDatabase } from './test-database.ts';

/** The pages that are there whatever is published. */
export const fixedPaths: readonly string[] = [...staticPages.map(({ path }) => path), '/404'];

/** Opens a site without content in the pages of the production build. Call what it returns within a test. */
export async function createSiteOpener(): Promise<(engine?: Engine) => Promise<ApiUnderTest & { db: Db }>> {
  const pages = await openBuiltPages(resolve(import.meta.dirname, '../..'));
  const cleanups: (() => Promise<void>)[] = [];
  const openApi = createApiOpener({ pages });
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  return async (engine = 'sqlite') => {
    const database = await createTestDatabase(engine);
    cleanups.push(database.remove);
    const db = await openDatabase(database.url);
    cleanups.push(() => db.destroy());
    return { ...(await openApi(db)), db };
  };
}
