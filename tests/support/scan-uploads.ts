import { labelOfPath } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import { columnOf } from '#content/kit/codec.ts';
import type { Entity } from '#content/kit/entity.ts';
import { kindOf } from '#content/kit/nouns.shared.ts';
import { uploadsPrefix, variantsPrefix } from '#content/picture/picture.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { Usage } from '#media/library/usage.ts';
import { testPublicUrl } from './api-app.ts';

type Found = { path: string; place: Usage };

const origin = testPublicUrl.replaceAll('.', '\\.');
const pattern = new RegExp(
  `(?<![\\w.:/@%~-])(?:${origin})?(?:${uploadsPrefix}|${variantsPrefix}(\\d+)/)([\\w.~%/-]+)`,
  'g',
);

/** Where each upload is used, read from everything that is stored: the truth that the kept uses must match. */
export async function scanUploads(db: Db): Promise<Map<string, Usage[]>> {
  const found: Found[] = [];
  for (const entity of entities) found.push(...(await scanRecords(db, entity)));
  for (const row of await db.selectFrom('siteDocuments').selectAll().orderBy('key').execute()) {
    found.push(...scanDocument(row));
  }
  const byPath = Map.groupBy(found, ({ path }) => path);
  return new Map([...byPath].map(([path, uses]) => [path, uses.map(({ place }) => place)]));
}

/** A place that both what visitors see and the draft name counts once. */
function scanDocument(row: { key: string; value: string; draft: string | null }): Found[] {
  const document = siteDocuments.find(({ key }) => key === row.key);
  const common = { type: 'Site document', name: document?.label ?? '', path: 'site', key: row.key };
  const texts = [row.value, ...(row.draft === null ? [] : [row.draft])].flatMap((value) => [
    ...textsIn(JSON.parse(value), []),
  ]);
  const found = texts.flatMap(({ way, text }) => {
    const field = labelOfPath(document?.fields ?? {}, way);
    return pathsIn([text]).map((path) => ({ path, place: { ...common, field } }));
  });
  return [...new Map(found.map((use) => [JSON.stringify(use), use])).values()];
}

async function scanRecords(db: Db, entity: Entity): Promise<Found[]> {
  const rows = await db.selectFrom(entity.table).selectAll().orderBy('id').execute();
  return rows.flatMap((row) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const common = { type: kindOf(entity), name: String(row[entity.card.title]), field: field.label };
      const gone = row.deletedAt === null ? {} : { trashed: true as const };
      const place = { ...common, path: entity.path, id: Number(row.id), ...gone };
      const stored = String(row[columnOf(name, field)] ?? '');
      const isList = field.kind === 'mediaList' || field.kind === 'textList';
      return pathsIn(isList ? JSON.parse(stored) : [stored]).map((path) => ({ path, place }));
    }),
  );
}

function* textsIn(value: unknown, way: string[]): Generator<{ way: string; text: string }> {
  if (typeof value === 'string') yield { way: way.join('.'), text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...way, key]);
}

function pathsIn(texts: string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, width, name = '']) => {
      const whole = decodeURIComponent(name.replace(/\.+$/, ''));
      return uploadsPrefix + (width ? whole.replace(/\.(?:avif|webp)$/, '') : whole);
    }),
  );
  return [...new Set(names)];
}
