import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener, testAdministrator } from '#tests/support/api-app.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

type Reply = { status: number; ok: boolean; data: Record<string, unknown>; error: { message: string } };
type Request = { headers?: Record<string, string> };
/** What the generator makes of the description: a method an operation. */
type Client = { api: Record<string, (...input: unknown[]) => Promise<Reply>> };
type ClientClass = new (options: { baseUrl: string; baseApiParams: Request }) => Client;

const compiler = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const strict = [
  '--ignoreConfig',
  '--strict',
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--skipLibCheck',
  '--types',
  '',
];
const folder = mkdtempSync(join(tmpdir(), 'ashlar-client-'));
/** The description is the same on both engines, so one client serves both. */
let generated: Promise<ClientClass> | undefined;

describeOnOneEngine('a program with a client generated from the description', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let open: (request?: Request) => Client['api'];

  beforeEach(async () => {
    api = await openApi(await openDb());
    const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
    generated ??= generateClient((await api.app.inject('/api/openapi.json')).json());
    const Api = await generated;
    open = (baseApiParams = {}) => new Api({ baseUrl, baseApiParams }).api;
    await api.signIn();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function signIn(): Promise<Client['api']> {
    const { username, password } = testAdministrator;
    const { data } = await request(open(), 'postAuthLogin', { username, password });
    return open({ headers: { authorization: `Bearer ${data.token}` } });
  }

  test('signs in, publishes a product and finds it as a visitor does', async () => {
    const administrator = await signIn();
    const category = { name: 'Dawn', description: 'Pale marbles' };
    const { data: dawn } = await request(administrator, 'postCategories', category);
    const product = { name: 'Statuario', description: 'White', category_id: dawn.id, related_products: [] };
    expect(await request(administrator, 'postProducts', product)).toMatchObject({ status: 201 });
    expect(await request(open(), 'getProductsById', 'statuario')).toMatchObject({
      data: { name: 'Statuario', category: 'Dawn' },
    });
    const refusal = await open()
      .postProducts?.(product)
      .catch((reply: Reply) => reply);
    expect(refusal).toMatchObject({ status: 401, error: { message: expect.any(String) } });
  });

  test('uploads a picture, says what it shows and deletes it, by the path it was given', async () => {
    const administrator = await signIn();
    const bytes = new Uint8Array(await drawHalves().png().toBuffer());
    const file = new File([bytes], 'slab.png', { type: 'image/png' });
    const { data } = await request(administrator, 'postUpload', { file, type: 'products' });
    const path = String(data.path).replace('/uploads/', '');
    await request(administrator, 'patchImagesByPath', path, { alt: 'A slab' });
    expect((await request(administrator, 'getImages')).data).toMatchObject([{ alt: 'A slab' }]);
    // Other generators encode the slashes of a parameter.
    const deleted = await request(administrator, 'deleteImagesByPath', encodeURIComponent(path));
    expect(deleted.status).toBe(204);
  });
});

async function request(api: Client['api'], operation: string, ...input: unknown[]): Promise<Reply> {
  const method = api[operation];
  if (!method) throw new Error(`The client has no ${operation}`);
  return method(...input);
}

/** Writes the client, compiles it as strictly as a program would, and loads what came out. */
async function generateClient(spec: object): Promise<ClientClass> {
  const files = { output: folder, fileName: 'client.ts' };
  await generateApi({
    spec: spec as NonNullable<Parameters<typeof generateApi>[0]['spec']>,
    ...files,
    silent: true,
  });
  const source = join(folder, 'client.ts');
  await promisify(execFile)(process.execPath, [compiler, source, ...strict, '--outDir', folder]);
  const { Api } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.js')).href);
  return Api;
}
