import fc, { type Arbitrary } from 'fast-check';
import { fuzzedPages } from './fuzzed-pages.ts';
import { type Asked, encode, fuzzedForms, queryText, strangeQuery, usualTypes } from './fuzzed-parts.ts';
import { type JsonSchema, valuesOf } from './fuzzed-values.ts';

type Parameter = { name: string; in: string; schema?: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
};

/** The API's own description, as it hands it out. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
};

export type FuzzedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Whether an owner asks. */
  isSignedIn: boolean;
  remoteAddress: string;
};

const pageShare = 1;
const apiShare = 12;

const oddTypes = [
  'application/json; charset=utf-16',
  'application/json;charset=x',
  'text/html',
  'a',
  'application/xml',
  '',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];

/** Header values are what a connection lets through: anything else never becomes a request. */
const oddHeaders: Record<string, string[]> = {
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=99999999999999999999-', 'x=1'],
  'if-none-match': ['*', '"x"', 'W/"', '"'],
  'if-match': ['*', '"0"', 'W/"1"', 'x', '"99999999999999999999"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '-1'],
  accept: ['*/*', 'text/html', 'application/json;q=0', 'x', 'a/b;q=9'],
  'accept-encoding': ['gzip', 'br;q=0, zstd, *;q=0', 'x', 'identity;q=0', ',,,'],
  'accept-language': ['de', '*', 'x-'.repeat(300)],
  'content-encoding': ['gzip', 'br', 'deflate, gzip', 'x'],
  host: [
    'stone.example',
    'evil.example',
    '',
    'a:b',
    '[::1',
    'x'.repeat(300),
    'stone.example:99999',
    'a@b',
    '\xe9',
  ],
  'x-forwarded-for': ['1.2.3.4', '::', 'x', ',,'],
  'x-forwarded-host': ['evil.example', ''],
  'x-forwarded-proto': ['https', 'javascript', ''],
  'x-http-method-override': ['DELETE', 'GET'],
  'x-request-id': ['a', 'x'.repeat(500), '"'],
  cookie: ['a=b', '=', '%', '__proto__=1; __proto__=2'],
  authorization: ['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer \xe9', `Bearer ${'x'.repeat(5000)}`],
  origin: ['null', 'https://evil.example', ''],
  expect: ['x'],
};

/** Requests to every call of the description and to every public page, mostly right, now and then strange. */
export function fuzzedRequests({ paths, components = {} }: Description): Arbitrary<FuzzedRequest> {
  const calls = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, call]) =>
      asksOf(method, path, { call, schemas: components.schemas ?? {} }),
    ),
  );
  const asked = fc.oneof(
    { arbitrary: fc.oneof(...calls), weight: apiShare },
    { arbitrary: fuzzedPages(), weight: pageShare },
  );
  const headers = fc.oneof(
    { arbitrary: fc.constant({}), weight: 3 },
    fc.dictionary(fc.constantFrom(...Object.keys(oddHeaders)), fc.nat(), { maxKeys: 3 }).map(chooseHeaders),
  );
  const rare = fc.integer({ min: 0, max: 30 });
  return fc
    .record({
      ...{ asked, headers, rare, method: fc.constantFrom(...methods) },
      ...{ type: fc.constantFrom(...usualTypes, ...oddTypes), network: fc.nat(0xff_ff_ff) },
      isSignedIn: fc.integer({ min: 0, max: 5 }).map((number) => number > 0),
    })
    .map(({ asked: { type, ...request }, headers: odd, ...parts }) => ({
      ...request,
      ...(parts.rare === 0 && { method: parts.method }),
      headers: { ...typeHeader(parts.rare === 1 ? parts.type : type), ...odd },
      isSignedIn: parts.isSignedIn,
      remoteAddress: `100.${parts.network >> 16}.${(parts.network >> 8) & 255}.${parts.network & 255}`,
    }));
}

function typeHeader(type: string | undefined): Record<string, string> {
  return type === undefined ? {} : { 'content-type': type };
}

function chooseHeaders(chosen: Record<string, number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosen).map(([name, number]) => {
      const values = oddHeaders[name] ?? [''];
      return [name, values[number % values.length] ?? ''];
    }),
  );
}

function asksOf(
  method: string,
  path: string,
  { call, schemas }: { call: Operation; schemas: Record<string, JsonSchema> },
): Arbitrary<Asked> {
  const { parameters = [], requestBody } = call;
  const valuesIn = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === place)
          .map(({ name, schema = {} }) => [name, valuesOf(schema, schemas)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content ? bodies(type ?? '', valuesOf(content.schema ?? {}, schemas)) : fc.constant({});
  const query = fc.tuple(valuesIn('query'), fc.option(strangeQuery, { freq: 8, nil: '' }));
  return fc.tuple(valuesIn('path'), query, body).map(([inPath, [inQuery, more], sent]) => ({
    method: method.toUpperCase(),
    url: `${fillPath(path, inPath)}${queryText(inQuery, more)}`,
    ...sent,
  }));
}

function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}|\*/g, (_all, name: string) => encode(values[name] ?? 'x'));
}

function bodies(
  type: string,
  values: Arbitrary<unknown>,
): Arbitrary<{ type: string; payload?: string | Buffer }> {
  if (type.startsWith('multipart/')) return fuzzedForms();
  const json = values.map((value) => JSON.stringify(value) ?? '');
  const broken = fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end));
  const odd = fc.constantFrom(
    '[',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '\ufeff{}',
    '1e999',
    '['.repeat(50_000),
    '',
  );
  const payload = fc.oneof(
    { arbitrary: json, weight: 20 },
    broken,
    odd,
    fc.uint8Array({ maxLength: 50 }).map(Buffer.from),
  );
  return payload.map((sent) => ({ type: 'application/json', payload: sent }));
}
