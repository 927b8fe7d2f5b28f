import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { entities } from '#content/registry.ts';
import { visitorEndpoints } from '#tests/support/visitor-endpoints.ts';
import type { HandOut } from './hand-out.ts';
import type { VectorSite } from './vector-site.ts';

const longText = 12_000;
const entryLength = 200;
const maxTries = 6;

/** Stones belong to a collection, which is there first. */
const inOrder = [
  ...entities.filter(({ name }) => name === 'category'),
  ...entities.filter(({ name }) => name !== 'category'),
];

/** A record of each entity that others may belong to. */
type Ids = Record<string, number>;
type Filling = { site: VectorSite; hand: HandOut; rounds: number };

/** Writes records of every entity with a vector in each of their texts. @returns paths of their pages and of their forms */
export async function fillRecords({
  site,
  hand,
  rounds,
}: Filling): Promise<{ pages: string[]; forms: string[] }> {
  const [pages, forms]: string[][] = [[], []];
  const ids: Ids = {};
  for (const entity of inOrder) {
    for (let round = 0; round < rounds; round += 1) {
      const record = await writeRecord(site, entity, () => bodyOf(entity, { hand, ids }));
      const id = Number(record.id);
      ids[entity.name] ??= id;
      forms?.push(`/admin/${entity.path}/${id}/edit/`);
      if (entity.hasOwnPage !== false) pages?.push(pathOfRecord(entity, record));
    }
  }
  return { pages: pages ?? [], forms: forms ?? [] };
}

/** Without the fields that are refused, which say so. @throws Error where a record is refused all the same */
async function writeRecord(site: VectorSite, entity: Entity, make: () => Record<string, unknown>) {
  let body = make();
  for (let tries = 0; ; tries += 1) {
    const { status, body: answer } = await site.ask('POST', entity.path, body);
    if (status === 201) return answer;
    const wrong = Object.keys((answer.errors ?? {}) as object);
    if (status !== 400 || wrong.length === 0 || tries > maxTries)
      throw new Error(`${entity.path}: ${status} ${JSON.stringify(answer)}`);
    body = Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        wrong.includes(name) ? plainly(name, value) : [[name, value]],
      ),
    );
  }
}

function plainly(name: string, value: unknown): [string, unknown][] {
  return typeof value === 'string' && value !== 'Plain words' ? [[name, 'Plain words']] : [];
}

function bodyOf(entity: Entity, given: { hand: HandOut; ids: Ids }): Record<string, unknown> {
  const values = Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = fieldValue(field, given);
    return value === undefined ? [] : [[nameOf(name, field), value]];
  });
  return Object.fromEntries(values);
}

/** References are written by their ids. */
function nameOf(name: string, field: Field): string {
  return field.kind === 'reference' ? `${name}_id` : (field.names?.[0] ?? name);
}

function fieldValue(field: Field, { hand, ids }: { hand: HandOut; ids: Ids }): unknown {
  switch (field.kind) {
    case 'text':
      return field.isLink ? hand.one(field.maxLength) : hand.many(field.maxLength);
    case 'html':
      return `<p>${hand.many(Math.min(field.maxLength, longText), 200)}</p>`;
    case 'textList':
      return Array.from({ length: Math.min(field.maxItems, 12) }, () => hand.one(entryLength));
    case 'reference':
      return ids[field.to];
    case 'slug':
      return field.numberRule && `A-${crypto.randomUUID().slice(0, 8)}`;
    case 'media':
      return 'https://stone.example/picture.jpg';
    case 'choice':
      return field.default;
    case 'count':
      return field.min;
    case 'flag':
      return true;
    default:
      return undefined;
  }
}

/** Sends each of the visitors' forms, with a vector in each of its texts; what is refused stays as it was. */
export async function sendForms({ site, hand, rounds }: Filling): Promise<number> {
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, body } of visitorEndpoints) {
      for (const name of Object.keys(body)) {
        const sent = { ...body, [name]: hostile(body[name], hand) };
        if ((await site.ask('POST', path, sent)).status < 300) taken += 1;
      }
    }
  }
  return taken;
}

function hostile(value: unknown, hand: HandOut): unknown {
  if (typeof value === 'string') return hand.many(120);
  if (Array.isArray(value)) return value.map((one) => hostile(one, hand));
  if (typeof value !== 'object' || value === null) return value;
  const keep = ['product', 'unit', 'view'];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keep.includes(name) ? inner : hostile(inner, hand)]),
  );
}

/** Writes vectors into the texts of every document. What is refused stays as it was. @returns the documents' keys */
export async function fillDocuments({ site, hand }: Pick<Filling, 'site' | 'hand'>): Promise<string[]> {
  const keys: string[] = [];
  const { body } = await site.ask('GET', 'site-documents');
  for (const { key } of JSON.parse(String(body.text)) as { key: string }[]) {
    keys.push(key);
    const { body: document } = await site.ask('GET', `site-documents/${key}`);
    let value = withVectors(document.value, '', { hand, refused: new Set() });
    const refused = new Set<string>();
    for (let tries = 0; tries < maxTries * 2; tries += 1) {
      const { status, body: answer } = await site.ask('PUT', `site-documents/${key}`, { value });
      if (status < 300) break;
      for (const path of Object.keys((answer.errors ?? {}) as object)) refused.add(path);
      value = withVectors(document.value, '', { hand, refused });
    }
  }
  return keys;
}

function withVectors(value: unknown, path: string, given: { hand: HandOut; refused: Set<string> }): unknown {
  const isRefused = [...given.refused].some((one) => path === one || path.startsWith(`${one}.`));
  if (typeof value === 'string') return isRefused ? value : given.hand.many(110);
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) return value.map((one, index) => withVectors(one, below(index), given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withVectors(inner, below(name), given)]),
  );
}
