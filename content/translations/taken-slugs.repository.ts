import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Entity } from '../kit/entity.ts';
import { isReserved, isTopLevel, slugSpaceOf } from '../kit/slug.ts';
import { findRecordHolder } from '../kit/slug-registry.repository.ts';
import { readLanguages } from '../languages.ts';

/** An address that a record is to have in a language. */
export type WantedSlug = { entity: Entity; subject: string; slug: string };

/** Why some of many addresses cannot be had, with a few queries for all of them; what is not in it can. */
export async function findTakenSlugs<Wanted extends WantedSlug>(
  db: Db,
  { language, wanted }: { language: string; wanted: readonly Wanted[] },
): Promise<Map<Wanted, string>> {
  const refused = new Map<Wanted, string>();
  const holders = await findTranslatedHolders(db, { language, wanted });
  const held = await findHeldSlugs(db, wanted);
  const tags = new Set((await readLanguages(db)).all.map((tag) => tag.toLowerCase()));
  for (const one of wanted) {
    const { entity, subject, slug } = one;
    const place = `${slugSpaceOf(entity)} ${slug}`;
    const me = `${entity.name} ${subject}`;
    const holder = holders.get(place);
    const isHeld =
      held.has(place) && (await findRecordHolder(db, entity, { slug, recordId: Number(subject) }));
    if (isReserved(entity, slug) || (isTopLevel(entity) && tags.has(slug))) {
      refused.set(one, `"${slug}" is an address of the site itself`);
    } else if (isHeld || (holder !== undefined && holder !== me)) {
      refused.set(one, `The address "${slug}" is taken`);
    } else holders.set(place, me);
  }
  return refused;
}

/** Who has which address in the language, by space and slug. */
async function findTranslatedHolders(
  db: Db,
  { language, wanted }: { language: string; wanted: readonly WantedSlug[] },
): Promise<Map<string, string>> {
  const rows = await inChunks(
    wanted.map(({ slug }) => slug),
    (slugs) =>
      db
        .selectFrom('translatedSlugs')
        .select(['space', 'slug', 'kind', 'subject'])
        .where('language', '=', language)
        .where('slug', 'in', slugs)
        .where('isFormer', '=', 0)
        .execute(),
  );
  return new Map(rows.map(({ space, slug, kind, subject }) => [`${space} ${slug}`, `${kind} ${subject}`]));
}

/** The addresses that any record has by itself, one in the trash included, by space and slug. */
async function findHeldSlugs(db: Db, wanted: readonly WantedSlug[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const [space, some] of Map.groupBy(wanted, ({ entity }) => slugSpaceOf(entity))) {
    const [first] = some;
    if (!first) continue;
    const table = isTopLevel(first.entity) ? 'topLevelSlugs' : first.entity.table;
    const rows = await inChunks(
      some.map(({ slug }) => slug),
      (slugs) => db.selectFrom(table).select('slug').where('slug', 'in', slugs).execute(),
    );
    for (const { slug } of rows) held.add(`${space} ${slug}`);
  }
  return held;
}
