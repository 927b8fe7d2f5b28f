import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import { aliasesOf, objectsOf } from '#content/kit/api-names.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';

type Schema = {
  required?: string[];
  properties?: Record<string, Schema>;
  enum?: string[];
  minLength?: number;
  minimum?: number;
  pattern?: string;
};
type Operation = {
  summary?: string;
  operationId?: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object };

describe('the description of the API', () => {
  const openDb = createDatabaseOpener('sqlite');
  const openApi = createApiOpener();
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await openApi(await openDb());
  });

  async function readOperations(): Promise<[string, Operation][]> {
    const { paths }: Description = (await api.app.inject('/api/openapi.json')).json();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  }

  test('lists every endpoint that visitors may use', async () => {
    const names = (await readOperations()).map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...entities.flatMap(({ path }) => [`get /api/${path}`, `get /api/${path}/{id}`]),
        ...['get /api/health', 'get /api/products/{categorySlug}/{productSlug}', 'get /api/resolve/{slug}'],
        ...['get /api/seo/by-path', 'post /api/send-enquiry', 'post /api/contact', 'post /api/feedback'],
        ...['post /api/newsletter', 'post /api/events', 'post /api/auth/login', 'post /api/auth/logout'],
        'get /api/auth/me',
      ]),
    );
  });

  test('passes every rule that Redocly recommends', async () => {
    const source = (await api.app.inject('/api/openapi.json')).body;
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    // No language is called `facts`, and an item's number is never `views`, so no request fits both.
    const apart = [
      '`/api/products/{id}/translations/{language}` and `/api/products/{categorySlug}/{productSlug}/facts`',
      '`/api/inbox/{id}/replies` and `/api/inbox/views/{id}`',
    ].map(
      (paths) =>
        `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: ${paths}.`,
    );
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual(apart);
  });

  test('names each operation once, and describes what a bad request is answered with', async () => {
    const operations = await readOperations();
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids).toContain('getProductsById');
    expect(new Set(ids).size).toBe(operations.length);
    expect(operations.filter(([, { responses }]) => !responses['400'])).toEqual([]);
  });

  test('describes the fields of every record well enough to create one', async () => {
    const headers = await api.signIn();
    const { id } = await api.records.category();
    const operations = new Map(await readOperations());
    for (const { path } of entities) {
      const content = operations.get(`post /api/${path}`)?.requestBody?.content;
      const payload = minimalValueOf(content?.['application/json']?.schema, { category_id: id, product: 1 });
      const response = await api.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
      expect([path, response.statusCode, response.body.slice(0, 200)]).toEqual([
        path,
        201,
        expect.any(String),
      ]);
    }
  });

  test('names every field as the records do, where they are read and where they are written', async () => {
    const { paths, components }: Description = (await api.app.inject('/api/openapi.json')).json();
    const { schemas } = components as { schemas: Record<string, Schema> };
    const bodyOf = (path: string, method: string) =>
      Object.keys(
        paths[path]?.[method]?.requestBody?.content['application/json']?.schema.properties ?? {},
      ).toSorted();
    for (const entity of entities) {
      const aliases = aliasesOf(entity);
      const writable = aliases.filter(({ isWritable }) => isWritable).map(({ name }) => name);
      const written = [...writable, ...objectsOf(entity).keys()].toSorted();
      expect(bodyOf(`/api/${entity.path}`, 'post')).toEqual(written);
      expect(bodyOf(`/api/${entity.path}/{id}`, 'put')).toEqual(written);
      const read = Object.keys(schemas[capitalize(entity.name)]?.properties ?? {});
      expect(read).toEqual(expect.arrayContaining(aliases.map(({ name }) => name)));
    }
    expect(bodyOf('/api/products', 'post')).toContain('main_image');
  });

  test('offers the bulk actions that an entity has', async () => {
    const offered = (await readOperations())
      .filter(([name]) => /^post .*\/bulk$/.test(name))
      .map(([name, { requestBody }]) => [
        name.split('/')[2],
        requestBody?.content['application/json']?.schema.properties?.action?.enum,
      ]);
    const flags = ['publish', 'unpublish', 'schedule', 'feature', 'unfeature'];
    expect(Object.fromEntries(offered)).toMatchObject({
      categories: ['publish', 'unpublish', 'schedule', 'delete'],
      products: [...flags, 'category', 'delete'],
      blog: [...flags, 'delete'],
      social: [...flags, 'delete'],
      gallery: ['publish', 'unpublish', 'schedule', 'delete'],
    });
  });

  test('has a summary and a schema of the response for every endpoint', async () => {
    const incomplete = (await readOperations()).filter(([, { summary, responses }]) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const isDescribed = successes.every(
        ([status, { content }]) =>
          status === '204' || Object.values(content ?? {}).some(({ schema }) => schema !== undefined),
      );
      return !summary || successes.length === 0 || !isDescribed;
    });
    expect(incomplete).toEqual([]);
  });

  test('refers only to schemas that it holds', async () => {
    const { body } = await api.app.inject('/api/openapi.json');
    const { components }: Description = JSON.parse(body);
    const named = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(named).toEqual(
      expect.arrayContaining([
        'Failure',
        ...entities.map(({ name }) => capitalize(name)),
        ...siteDocuments.map(({ key }) => `${capitalize(key)}Document`),
      ]),
    );
    expect(components).toMatchObject({
      schemas: Object.fromEntries(named.map((name) => [name, { type: 'object' }])),
    });
  });

  test('can be browsed, with scripts of this site only', async () => {
    const page = await api.app.inject('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'self' 'nonce-[^']+';/);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => String(source));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\/static\//);
      expect((await api.app.inject(source)).statusCode).toBe(200);
    }
    expect((await api.app.inject('/api/docs/static/../../../package.json')).statusCode).toBe(404);
  });
});

/** The least that a schema of an object of texts calls valid; `known` are ids, which no schema can tell. */
function minimalValueOf(schema: Schema | undefined, known: Record<string, number>): object {
  const names = schema?.required ?? [];
  return Object.fromEntries(names.map((name) => [name, known[name] ?? valueFor(schema?.properties?.[name])]));
}

function valueFor({ enum: choices, minLength = 0, pattern = '', minimum }: Schema = {}): string | number {
  if (minimum !== undefined) return minimum;
  const texts = [...(choices ?? []), '', 'a', 'https://stone.example/a.webp'];
  const valid = texts.find((text) => text.length >= minLength && new RegExp(pattern, 'u').test(text));
  return valid ?? expect.fail(`No text tried is valid: ${pattern}`);
}
