import { columnOf } from '#content/kit/codec.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { type AddressFinder, mayNameUpload } from './upload-addresses.ts';

/** A place that names an upload: what kind of thing it is, which one, and where in it. */
export type Usage = {
  type: string;
  name: string;
  field: string;
  /** The API's path and the id, where it is a record. */
  path?: string;
  id?: number;
  /** There where the record is in the trash, and nothing shows the upload for now. */
  trashed?: true;
};

/** Every use of every upload, by the upload's path. */
export type UsageIndex = Map<string, Usage[]>;

/** What one row of the database says in one column. */
export type UsedText = { usage: Usage; text: string; source: RecordSource | SiteContentSource };
export type RecordSource = {
  kind: 'record';
  entity: Entity;
  id: number;
  version: number;
  isTrashed: boolean;
  field: string;
};
type SiteContentSource = { kind: 'siteContent'; key: string };

const documentNames: Record<string, string> = {
  company: 'Company',
  home: 'Home page',
  menu: 'Menu',
  about: 'About page',
  certificates: 'Certificates',
  testimonials: 'Testimonials',
  legal: 'Legal pages',
  landing: 'Landing page',
};

/** Reads everything that could name an upload once: drafts and the trash too, since both can come back. */
export async function indexUsage(db: Db, addresses: AddressFinder): Promise<UsageIndex> {
  const index: UsageIndex = new Map();
  for (const { usage, text } of await listUsedTexts(db)) {
    for (const path of addresses.find(text)) {
      const uses = index.get(path);
      if (uses) uses.push(usage);
      else index.set(path, [usage]);
    }
  }
  return index;
}

/** Every stored text that names something among the uploads. */
export async function listUsedTexts(db: Db): Promise<UsedText[]> {
  const texts: UsedText[] = [];
  for (const entity of entities) texts.push(...(await textsOfRecords(db, entity)));
  texts.push(...(await textsOfSiteContent(db)));
  return texts;
}

async function textsOfRecords(db: Db, entity: Entity): Promise<UsedText[]> {
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => canNameUpload(field))
    .map(([name, field]) => ({ name, column: columnOf(name, field), label: field.label }));
  const columns = new Set([entity.titleField, ...fields.map(({ column }) => column)]);
  const rows = await db
    .selectFrom(entity.table)
    .select(['id', 'version', 'deletedAt', ...columns])
    .orderBy('id')
    .execute();
  const texts: UsedText[] = [];
  for (const row of rows) {
    const id = Number(row.id);
    const name = String(row[entity.titleField] ?? '');
    for (const field of fields) {
      const text = String(row[field.column] ?? '');
      // Most fields name nothing, and a large catalogue has a great many of them.
      if (!mayNameUpload(text)) continue;
      const place = { type: entity.label.one, name, field: field.label, path: entity.path, id };
      texts.push({
        usage: row.deletedAt === null ? place : { ...place, trashed: true },
        text,
        source: {
          ...{ kind: 'record', entity, id, version: Number(row.version), field: field.name },
          isTrashed: row.deletedAt !== null,
        },
      });
    }
  }
  return texts;
}

function canNameUpload({ kind }: Field): boolean {
  return ['text', 'html', 'media', 'mediaList', 'textList'].includes(kind);
}

async function textsOfSiteContent(db: Db): Promise<UsedText[]> {
  const rows = await db.selectFrom('siteContent').select(['key', 'value']).orderBy('key').execute();
  return rows.flatMap(({ key, value }) =>
    [...textsIn(JSON.parse(value), [])]
      .filter(({ text }) => mayNameUpload(text))
      .map(({ place, text }) => ({
        usage: { type: 'Site content', name: documentNames[key] ?? key, field: place },
        text,
        source: { kind: 'siteContent', key },
      })),
  );
}

/** Every text in a document, with the way to it in words: `slides, 2, image`. */
function* textsIn(value: unknown, way: string[]): Generator<{ place: string; text: string }> {
  if (typeof value === 'string') yield { place: way.join(', '), text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* textsIn(part, [...way, Array.isArray(value) ? String(Number(key) + 1) : key]);
  }
}
