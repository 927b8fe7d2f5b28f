import { columnOf } from '#content/kit/codec.ts';
import type { Entity } from '#content/kit/entity.ts';
import { kindOf } from '#content/kit/nouns.shared.ts';
import { uploadsPrefix, variantsPrefix } from '#content/picture/picture.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { testPublicUrl } from './api-app.ts';

type Place = { type: string; name: string; field: string; path?: string; id?: number; trashed?: true };

const documentNames: Record<string, string> = { home: 'Home page', menu: 'Menu', about: 'About page' };
const origin = testPublicUrl.replaceAll('.', '\\.');
const pattern = new RegExp(
  `(?<![\\w.:/@%~-])(?:${origin})?(?:${uploadsPrefix}|${variantsPrefix}(\\d+)/)([\\w.~%/-]+)`,
  'g',
);

/** Where each upload is used, read from everything that is stored: the truth that the kept uses must match. */
export async function scanUploads(db: Db): Promise<Map<string, Place[]>> {
  const found: { path: string; place: Place }[] = [];
  for (const entity of entities) found.push(...(await scanRecords(db, entity)));
  const documents = await db.selectFrom('siteContent').selectAll().orderBy('key').execute();
  for (const { key, value } of documents) {
    const common = { type: 'Site content', name: documentNames[key] ?? key };
    for (const { field, text } of textsIn(JSON.parse(value), [])) {
      found.push(...pathsIn([text]).map((path) => ({ path, place: { ...common, field } })));
    }
  }
  const byPath = Map.groupBy(found, ({ path }) => path);
  return new Map([...byPath].map(([path, uses]) => [path, uses.map(({ place }) => place)]));
}

async function scanRecords(db: Db, entity: Entity): Promise<{ path: string; place: Place }[]> {
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

function* textsIn(value: unknown, way: string[]): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field: way.join(', '), text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* textsIn(part, [...way, Array.isArray(value) ? String(Number(key) + 1) : key]);
  }
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
