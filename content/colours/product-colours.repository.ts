import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
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
  await (row ? upsert(db, row) : remove(db, productId));
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
    return select.execute();
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
  const rows = await select.execute();
  return rows.map(({ productId }) => Number(productId));
}

/** Products among which the most alike are: those nearest in lightness, of the family and of all. */
export async function findCandidates(db: Db, { palette, lightness }: PictureColours): Promise<Candidate[]> {
  const family = familyOf(palette);
  const around = [await findAround(db, { lightness, family }), await findAround(db, { lightness })];
  const byId = new Map(around.flatMap((rows) => rows.map((row) => [Number(row.productId), row])));
  return [...byId].map(([productId, row]) => ({ productId, likeness: likenessOfText(row.colours) }));
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
): Promise<ProductColours[]> {
  const darker = await readSide(db, query, 'desc');
  const lighter = await readSide(db, query, 'asc');
  return [...darker, ...lighter];
}

function readSide(
  db: Db,
  { lightness, family }: { lightness: number; family?: ColourFamily },
  order: 'asc' | 'desc',
): Promise<ProductColours[]> {
  const side = db
    .selectFrom('productColours')
    .selectAll()
    .where('lightness', order === 'asc' ? '>=' : '<', lightness)
    .orderBy('lightness', order)
    .orderBy('productId', order)
    .limit(rowsPerSide);
  return (family === undefined ? side : side.where('family', '=', family)).execute();
}

function rowOf(productId: number, colours: PictureColours): ProductColours {
  const { palette, lightness } = colours;
  return { productId, family: familyOf(palette), lightness, colours: JSON.stringify(colours) };
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
