import fc, { type Arbitrary } from 'fast-check';

/** What a schema of the API's own description says, as far as values are made from it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

const depth = 60;
const deeplyNested = Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 'deep');

const strangeTexts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e\u0625',
    '\ufeff',
    '👩🏽‍🔧',
    'İıſK',
    'e\u0301'.repeat(40),
  ],
  ...['$&', '{company}', '%00', '%', '%ZZ', '%c0%ae'],
  ...[
    "' or 1=1 --",
    '\\',
    '"',
    '<script>x</script>',
    'javascript:x',
    '../../etc/passwd',
    '=1+1',
    '\r\nSet-Cookie: a=b',
  ],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '9223372036854775808',
    '0x10',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
  ],
  ...[
    'a'.repeat(10_000),
    '('.repeat(2_000),
    '<b>'.repeat(2_000),
    `${'a.'.repeat(500)}@${'b.'.repeat(500)}`,
    ' '.repeat(5_000),
  ],
];

/** What every plain object has without anybody having put it there. */
const inheritedNames = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf');

export const strangeText: Arbitrary<string> = fc.oneof(
  inheritedNames,
  { arbitrary: fc.constantFrom(...strangeTexts), weight: 3 },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const strangeNumbers = [0, -0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, -(2 ** 63)];

const strangeValue: Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.constantFrom(...strangeNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], deeplyNested),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"isHostile":1}}'), { constructor: { prototype: {} } }),
  fc.array(strangeText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Components = Record<string, JsonSchema>;

/** Values that a schema takes, mostly, with a strange one now and then at every depth. */
export function valuesOf(schema: JsonSchema, components: Components, level = 0): Arbitrary<unknown> {
  const usual = level > 8 ? fc.constant(null) : usualValues(schema, components, level + 1);
  return fc.oneof({ arbitrary: usual, weight: 12 }, strangeValue, inheritedNames);
}

function usualValues(schema: JsonSchema, components: Components, level: number): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return valuesOf(components[name] ?? {}, components, level);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, components, level)));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, { components, level })));
}

function valuesOfType(
  type: string,
  schema: JsonSchema,
  { components, level }: { components: Components; level: number },
): Arbitrary<unknown> {
  if (type === 'object') return objects(schema, components, level);
  if (type === 'array') return fc.array(valuesOf(schema.items ?? {}, components, level), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.maxSafeInteger());
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.double({ noNaN: true }));
  return texts(schema);
}

function objects(schema: JsonSchema, components: Components, level: number): Arbitrary<unknown> {
  const values = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, valuesOf(property, components, level)] as const,
  );
  const required = fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] });
  const withMore = fc.tuple(required, fc.dictionary(strangeText, strangeValue, { maxKeys: 2 }));
  return fc.oneof(
    { arbitrary: required, weight: 8 },
    withMore.map(([record, more]) => ({ ...record, ...more })),
  );
}

function texts({ format, maxLength = 200 }: JsonSchema): Arbitrary<string> {
  if (format === 'email')
    return fc.constantFrom('meera@stone.example', 'a@b', 'ü@köln.example', '"a b"@c.example');
  if (format?.startsWith('date')) {
    return fc.constantFrom('2026-11-24', '2026-11-24T00:00:00.000Z', '9999-12-31T23:59:59Z', '-000001-01-01');
  }
  const words = [
    'Onyx',
    'statuario',
    'White marble',
    '2026-11',
    '1',
    '/contact/',
    'https://stone.example/',
    '9876543210',
  ];
  return fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom('x'.repeat(Math.min(maxLength, 20_000)), 'x'.repeat(Math.min(maxLength, 20_000) + 1)),
  );
}
