import { mmInInch } from '#content/facts/show-slab.shared.ts';

type Side = 'length' | 'height';

/** What a list of slabs is narrowed to, as its address says it; empty texts and 0 where it is not. */
export type SlabChoice = {
  product: string;
  finish: string;
  thickness: number;
  length: number;
  height: number;
  status: string;
  block: string;
  sort: string;
  page: number;
  units: string;
  /** The same list has an address with millimetres. */
  isInInches: boolean;
  /** The sides of which the address says something that is no length. */
  wrong: readonly Side[];
};

export const slabSorts = ['number', 'area', 'newest'] as const;
const statuses = ['available', 'held'];

/** Its parameters are called as those of the API. */
export function readSlabChoice(search: URLSearchParams): SlabChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 80);
  const oneOf = (name: string, known: readonly string[]) => (known.includes(text(name)) ? text(name) : '');
  const number = (name: string) => (/^\d{1,5}$/.test(text(name)) ? Number(text(name)) : 0);
  // Without scripts a form cannot turn inches into millimetres.
  const inches = (name: string) => (/^\d{1,3}(?:\.\d{1,2})?$/.test(text(name)) ? Number(text(name)) : 0);
  const side = (name: Side) => number(`min_${name}_mm`) || Math.round(inches(`min_${name}_in`) * mmInInch);
  const isWrong = (name: Side) => side(name) === 0 && text(`min_${name}_mm`) + text(`min_${name}_in`) !== '';
  return {
    ...{ product: text('product'), finish: text('finish'), block: text('block') },
    thickness: number('thickness_mm'),
    length: side('length'),
    height: side('height'),
    status: oneOf('status', statuses),
    sort: oneOf('sort', slabSorts.slice(1)),
    units: oneOf('units', ['metric', 'imperial']),
    page: Math.max(1, number('page')),
    isInInches: search.has('min_length_in') || search.has('min_height_in'),
    wrong: (['length', 'height'] as const).filter(isWrong),
  };
}

/** The address of the same list, with what differs. */
export function hrefOfSlabs(choice: Partial<SlabChoice>): string {
  const { page = 1 } = choice;
  const query = new URLSearchParams(queryOfSlabs(choice));
  if (choice.units) query.set('units', choice.units);
  if (page > 1) query.set('page', String(page));
  return `/slabs/${query.size > 0 ? `?${query}` : ''}`;
}

/** What narrows and orders the list, without its page and its units. */
export function queryOfSlabs(choice: Partial<SlabChoice>): string {
  const { product, finish, thickness, length, height, status, block, sort } = choice;
  const written = {
    ...{ product, finish, thickness_mm: thickness, min_length_mm: length, min_height_mm: height },
    ...{ status, block, sort },
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(written)) if (value) query.set(name, String(value));
  return String(query);
}
