import { readComposed } from '#database/composed-once.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { changingOnly, type Read, type Row, readingOnly } from '#database/recorded-reads.ts';
import type { Tables } from '#database/schema.ts';
import { type ColourFamily, familyOf } from './colour-families.shared.ts';
import { type Likeness, likenessOf } from './likeness.shared.ts';
import type { PictureColours } from './picture-colours.shared.ts';

type ProductColours = Tables['productColours'];

/** A product whose colours are near in lightness, of the same family or not. */
export type Candidate = { productId: number; likeness: Likeness };

/** Rows that are read on either side of a lightness, so that it takes as long with however many products. */
const rowsPerSide = 100;
/** About a kilobyte each. */
const maxLikenesses = 1_000;
const likenessByText = new Map<string, Likeness>();

/** Keeps the colours of a product that visitors see; without colours it has no row. Where nothing changes nothing is written. */
export async function saveProductColours(
  db: Db,
  { productId, colours }: { productId: number; colours: PictureColours | undefined },
): Promise<void> {
  const stored = await db
    .selectFrom('productColours')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirst();
  const row = colours && rowOf(productId, colours);
  if (stored?.colours === row?.colours && stored?.family === row?.family) return;
  const told = [stored, row].flatMap((some) => (some ? [toldOf(some)] : []));
  await changingOnly(
    'productColours',
    () => (row ? upsert(db, row) : remove(db, productId)),
    () => told,
  );
}

/** The products that visitors see by this main picture. */
export async function findShownWith(db: Db, path: string): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('mainImage', '=', path)
    .where('published', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** The family of each product's main picture, by the product's id; drafts and what is in the trash have none. */
export async function findFamilies(db: Db, ids: readonly number[]): Promise<Map<number, ColourFamily>> {
  const rows = await inChunks(ids, (some) => {
    const select = db
      .selectFrom('productColours')
      .select(['productId', 'family'])
      .where('productId', 'in', some);
    const read = { table: 'productColours', oneOf: { column: 'productId', values: new Set(some) } };
    return readingOnly(read, () => select.execute());
  });
  return new Map(rows.map(({ productId, family }) => [Number(productId), family as ColourFamily]));
}

/** The first products of a family by their ids, the lightest first. */
export async function findOfFamily(
  db: Db,
  { family, limit }: { family: ColourFamily; limit: number },
): Promise<number[]> {
  const select = db
    .selectFrom('productColours')
    .select('productId')
    .where('family', '=', family)
    .orderBy('lightness', 'desc')
    .orderBy('productId', 'desc')
    .limit(limit);
  const rows = await readingOnly({ table: 'productColours', equals: { family } }, () => select.execute());
  return rows.map(({ productId }) => Number(productId));
}

/**
 * Products among which the most alike are: those nearest in lightness, of the family and of all.
 * @returns with what was read as ranges of lightness, so that a picture far from it drops no kept page; the caller notes it
 */
export async function findCandidates(
  db: Db,
  { palette, lightness }: PictureColours,
): Promise<{ candidates: Candidate[]; reads: Read[] }> {
  const family = familyOf(palette);
  const around = [await findAround(db, { lightness, family }), await findAround(db, { lightness })];
  const byId = new Map(around.flatMap(({ rows }) => rows.map((row) => [Number(row.productId), row])));
  const candidates = [...byId].map(([productId, row]) => ({
    productId,
    likeness: likenessOfText(row.colours),
  }));
  return { candidates, reads: around.map(({ read }) => read) };
}

/** What each page of a stone compares with is mostly the same, and reading a text takes longer than comparing. */
function likenessOfText(text: string): Likeness {
  const known = likenessByText.get(text);
  if (known) return known;
  const likeness = likenessOf(JSON.parse(text));
  if (likenessByText.size >= maxLikenesses) likenessByText.clear();
  likenessByText.set(text, likeness);
  return likeness;
}

async function findAround(
  db: Db,
  query: { lightness: number; family?: ColourFamily },
): Promise<{ rows: ProductColours[]; read: Read }> {
  const darker = await readSide(db, query, 'desc');
  const lighter = await readSide(db, query, 'asc');
  return { rows: [...darker, ...lighter], read: readOf(query.family, { darker, lighter }) };
}

function readSide(
  db: Db,
  { lightness, family }: { lightness: number; family?: ColourFamily },
  order: 'asc' | 'desc',
): Promise<ProductColours[]> {
  const values = family === undefined ? [lightness] : [lightness, family];
  return readComposed(db, { shape: `colours ${order} of ${values.length}`, values }, () => {
    const side = db
      .selectFrom('productColours')
      .selectAll()
      .where('lightness', order === 'asc' ? '>=' : '<', lightness)
      .orderBy('lightness', order)
      .orderBy('productId', order)
      .limit(rowsPerSide);
    return family === undefined ? side : side.where('family', '=', family);
  });
}

/** Everything from the darkest to the lightest that was found, and to the end where a side had no more. */
function readOf(
  family: ColourFamily | undefined,
  sides: Record<'darker' | 'lighter', ProductColours[]>,
): Read {
  const endOf = (side: ProductColours[], end: number) =>
    side.length < rowsPerSide ? end : (side.at(-1)?.lightness ?? end);
  const [darkest, lightest] = [endOf(sides.darker, 0), endOf(sides.lighter, 100)];
  const range = Array.from({ length: lightest - darkest + 1 }, (_value, index) => darkest + index);
  return {
    table: 'productColours',
    equals: family === undefined ? undefined : { family },
    oneOf: { column: 'lightness', values: new Set(range) },
  };
}

function rowOf(productId: number, colours: PictureColours): ProductColours {
  const { palette, lightness } = colours;
  return { productId, family: familyOf(palette), lightness, colours: JSON.stringify(colours) };
}

function toldOf({ productId, family, lightness }: ProductColours): Row {
  return { productId, family, lightness };
}

async function upsert(db: Db, { productId, ...values }: ProductColours): Promise<void> {
  await db
    .insertInto('productColours')
    .values({ productId, ...values })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet(values))
    .execute();
}

async function remove(db: Db, productId: number): Promise<void> {
  await db.deleteFrom('productColours').where('productId', '=', productId).execute();
}
