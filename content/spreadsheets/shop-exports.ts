import { slugPattern } from '../kit/slug.ts';
import { slugFrom } from '../kit/slug-from.ts';

/** A file of products that a shop's program wrote, of which several rows may be one product. */
export type ShopExport = {
  name: string;
  /** What a column is; null where it is nothing of ours, undefined where its own header tells. */
  fieldOf: (index: number) => string | null | undefined;
  /** The same for all rows of one product; empty where a row stands alone. */
  groupOf: (cells: readonly string[]) => string;
  /** What a cell of a field says, in our words. */
  read: (text: string, field: string) => string;
  /** The list that an option's column belongs to in a row, where its name tells. */
  optionOf: (index: number, cells: readonly string[]) => string | undefined;
  /** Whether a row says that visitors do not see the product. */
  isHidden: (cells: readonly string[]) => boolean;
};

type Lines = { headers: readonly string[]; rows: readonly (readonly string[])[] };
type Cells = readonly string[];

/** By these the row of a shop's file is found that names its columns. */
export const shopHeaders = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Variant SKU',
  'SKU',
  'Regular price',
  'Categories',
];

/** Undefined for a file of anything else. */
export function recogniseShop({ headers, rows }: Lines): ShopExport | undefined {
  const names = headers.map((header) => header.toLowerCase());
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (has('handle', 'title') && names.some((name) => name.startsWith('variant '))) {
    return shopify(names, rows);
  }
  const isWoo = has('type', 'sku', 'name') && (has('regular price') || has('categories', 'images'));
  return isWoo ? wooCommerce(names, rows) : undefined;
}

/** Variants and further pictures are rows with the same handle. */
function shopify(names: Cells, rows: readonly Cells[]): ShopExport {
  const at = cellReader(names);
  const hasTypes = rows.some((cells) => at(cells, 'type') !== '');
  const fields = new Map<string, string | null>([
    ...([
      ['handle', 'slug'],
      ['title', 'name'],
      ['body (html)', 'long_description'],
    ] as const),
    ...([
      ['type', hasTypes ? 'category_slug' : null],
      ['product category', hasTypes ? null : 'category_slug'],
    ] as const),
    ...([
      ['published', 'published'],
      ['variant sku', 'reference'],
      ['variant price', 'price'],
    ] as const),
    ...([
      ['image src', 'main_image'],
      ['seo title', 'meta_title'],
      ['seo description', 'meta_description'],
    ] as const),
    ...([
      ['vendor', null],
      ['tags', null],
      ['status', null],
      ['option1 name', null],
    ] as const),
  ]);
  const optionOf = optionReader(names, { value: /^(option\d) value$/, nameOf: (option) => `${option} name` });
  return {
    name: 'Shopify',
    fieldOf: (index) => {
      const field = fields.get(names[index] ?? '');
      return field === undefined ? usualOption(rows, (cells) => optionOf(index, cells)) : field;
    },
    groupOf: (cells) => at(cells, 'handle'),
    read: (text, field) =>
      field === 'slug' ? slugIn(text) : field === 'category' && !hasTypes ? lastOfPath(text) : text,
    optionOf,
    isHidden: (cells) => /^(?:draft|archived)$/i.test(at(cells, 'status')),
  };
}

/** A variation names the product that it is of by its SKU, or by `id:` and its number. */
function wooCommerce(names: Cells, rows: readonly Cells[]): ShopExport {
  const at = cellReader(names);
  const fields = new Map<string, string | null>([
    ...([
      ['id', null],
      ['type', null],
      ['tags', null],
      ['position', null],
    ] as const),
    ...([
      ['sku', 'reference'],
      ['name', 'name'],
      ['published', 'published'],
      ['is featured?', 'featured'],
    ] as const),
    ...([
      ['short description', 'description'],
      ['description', 'long_description'],
    ] as const),
    ...([
      ['regular price', 'price'],
      ['categories', 'category_slug'],
      ['images', 'main_image'],
    ] as const),
    ...([
      ['meta: _yoast_wpseo_title', 'meta_title'],
      ['meta: _yoast_wpseo_metadesc', 'meta_description'],
    ] as const),
  ]);
  const optionOf = optionReader(names, {
    value: /^(attribute \d+) value\(s\)$/,
    nameOf: (option) => `${option} name`,
  });
  const idsBySku = new Map(rows.map((cells) => [at(cells, 'sku'), `id:${at(cells, 'id')}`]));
  return {
    name: 'WooCommerce',
    fieldOf: (index) => {
      const field = fields.get(names[index] ?? '');
      return field === undefined ? usualOption(rows, (cells) => optionOf(index, cells)) : field;
    },
    groupOf: (cells) => {
      const parent = at(cells, 'parent');
      if (parent !== '') return parent.startsWith('id:') ? parent : (idsBySku.get(parent) ?? parent);
      return at(cells, 'id') === '' ? '' : `id:${at(cells, 'id')}`;
    },
    read: (text, field) => (field === 'category' ? lastOfPath(firstOf(text)) : text),
    optionOf,
    // A private product is -1.
    isHidden: (cells) => /^-\d/.test(at(cells, 'published')),
  };
}

function cellReader(names: Cells) {
  return (cells: Cells, name: string) => (cells[names.indexOf(name)] ?? '').trim();
}

/** The lists that options of stones are, by what shops call them. */
const optionLists: readonly [RegExp, string][] = [
  [/finish|surface/i, 'finish_options'],
  [/thick|depth/i, 'thickness_options'],
  [/application|\buses?\b/i, 'applications'],
];

function optionReader(
  names: Cells,
  { value, nameOf }: { value: RegExp; nameOf: (option: string) => string },
) {
  const at = cellReader(names);
  const options = names.map((name) => value.exec(name)?.[1]);
  return (index: number, cells: Cells): string | undefined => {
    const option = options[index];
    const name = option === undefined ? '' : at(cells, nameOf(option));
    return name === '' ? undefined : optionLists.find(([pattern]) => pattern.test(name))?.[1];
  };
}

/** What an option's column is in most rows; undefined where it is none. */
function usualOption(rows: readonly Cells[], optionOf: (cells: Cells) => string | undefined) {
  const lists = rows.map(optionOf).filter((list) => list !== undefined);
  return [...Map.groupBy(lists, (list) => list)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];
}

function slugIn(handle: string): string {
  return handle === '' || slugPattern.test(handle) ? handle : slugFrom(handle);
}

/** Of several with commas between them; a comma in a name has a backslash. */
function firstOf(text: string): string {
  const [first = ''] = text.replaceAll('\\,', '\0').split(',');
  return first.replaceAll('\0', ',').trim();
}

/** The innermost of a path: Home > Stone > Granite. */
function lastOfPath(text: string): string {
  return (text.split('>').at(-1) ?? '').trim();
}
