import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { testAdministrator, testPublicUrl } from '#tests/support/api-app.ts';
import { growingQuestions, isSortedByNature, readWhole } from '#tests/support/growing-questions.ts';
import { isPageSorted, readsWhole } from '#tests/support/query-plans.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { watchStatements } from '#tests/support/watched-statements.ts';
import { buildApp } from '../../app.ts';
import { createServices } from '../../services/services.ts';

describeOnBothEngines('Each list, search, number and page that the API is asked for', (openDb, engine) => {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });

  async function open(db: Db) {
    const folder = mkdtempSync(join(tmpdir(), 'ashlar-plans-'));
    const storage = createFolderStorage(join(folder, 'uploads'));
    const folders = { cacheFolder: folder, tempFolder: join(folder, 'uploading') };
    const services = createServices({ db, storage, ...folders, publicUrl: testPublicUrl });
    await services.accounts.ensureFirstAdministrator(testAdministrator);
    const config = { isDevelopment: false, trustProxy: false as const };
    const app = await buildApp({ config, db, services, version: '0' });
    cleanups.push(async () => {
      await app.close();
      await services.sitemap.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const signingIn = { method: 'POST', url: '/api/auth/login', payload: testAdministrator } as const;
    const { token } = (await app.inject(signingIn)).json();
    const headers = { authorization: `Bearer ${token}` };
    return {
      ask: (url: string, method: 'GET' | 'DELETE' = 'GET') => app.inject({ url, method, headers }),
      askAsVisitor: (url: string) => app.inject({ url }),
    };
  }

  test('reads no growing table whole', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const { id: category } = await records.category({ name: 'Growth Collection 3' });
    const { id: related } = await records.product({ name: 'Growth Honey Onyx', category });
    await records.product({ name: 'Growth Honey Travertine 10', category, relatedProducts: [related] });
    const { db: watched, take } = watchStatements(db);
    const { ask, askAsVisitor } = await open(watched);
    const whole: Record<string, string[]> = {};
    const sorted = new Set<string>();
    const explained = new Set<string>();
    for (const path of growingQuestions.filter((each) => !readWhole.includes(each))) {
      take();
      const response = await ask(path);
      expect([200, 404], `${path}: ${response.body}`).toContain(response.statusCode);
      await askAsVisitor(path);
      for (const query of take()) {
        if (!/^\s*(?:select|with)/i.test(query.sql) || explained.has(query.sql)) continue;
        explained.add(query.sql);
        if (engine === 'sqlite' && (await isPageSorted(db, query))) sorted.add(path);
        const plan = await readsWhole(db, engine, query);
        if (plan.length > 0) whole[path] = [...(whole[path] ?? []), query.sql, ...plan];
      }
    }
    expect(whole).toEqual({});
    expect([...sorted].filter((path) => !isSortedByNature(path))).toEqual([]);
  });

  test('is left alone by deleting one record for good', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const { id: category } = await records.category();
    const { id } = await records.product({ name: 'Gone', category });
    const { db: watched, take } = watchStatements(db);
    const { ask } = await open(watched);
    take();
    expect((await ask(`/api/products/${id}`, 'DELETE')).statusCode).toBe(204);
    expect((await ask(`/api/trash/products/${id}`, 'DELETE')).statusCode).toBe(204);
    const statements = take();
    const whole: string[] = [];
    for (const query of statements) {
      if (/^\s*(?:delete|update)/i.test(query.sql)) whole.push(...(await readsWhole(db, engine, query)));
    }
    expect(statements.length).toBeGreaterThan(5);
    expect(whole).toEqual([]);
  });
});
