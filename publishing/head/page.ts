import type { Category } from '#content/entities/category/category.entity.ts';
import type { Page as PageRecord } from '#content/entities/page/page.entity.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import type { EntityRecord } from '#content/kit/entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { PagedEntity } from '#content/registry.ts';
import type { StaticPageKind } from '#content/static-pages.shared.ts';

/** An entry of a list that a page shows, and the path or URL it leads to. */
export type Listed = { name: string; path: string };

/** Without its formatted texts, of which a head says nothing. */
type HeadRecord<E> = Omit<EntityRecord<E>, FormattedName<E>>;
type FormattedName<E> = E extends { fields: infer Fields }
  ? { [Name in keyof Fields]: Fields[Name] extends { kind: 'html' } ? Name : never }[keyof Fields]
  : never;

/** The page of a record, by the name of its entity, with what the page lists beside it. */
type RecordPageKinds = {
  [E in PagedEntity as E['name']]: { record: HeadRecord<E>; items?: readonly Listed[] };
} & {
  landingPage: { lists: readonly { label: string; products: readonly Pick<Product, 'name' | 'slug'>[] }[] };
  /** Its first sentences describe it. */
  page: { record: PageRecord };
};

/** What the heads of some static pages are made from; the others need nothing. */
type StaticPageKinds = Record<StaticPageKind, object> & {
  collections: { introduction: string; collections: readonly Pick<Category, 'name' | 'slug'>[] };
  social: { items: readonly Listed[] };
  journal: { items: readonly Listed[] };
  gallery: { items: readonly Listed[] };
  search: { query: string; items: readonly Listed[] };
  slabs: { items: readonly Listed[] };
  fit: { items: readonly Listed[] };
  compare: { stones: readonly string[] };
  /** `view` is the path of a room with a stone in it, and what it shows. */
  room: { view?: string; shows?: string };
};

type OtherPageKinds = {
  /** The journal with what one person has written. */
  author: { author: string; items: readonly Listed[] };
  'not-found': object;
};

/** Each kind of public page, with what its head is made from. */
type PageKinds = RecordPageKinds & StaticPageKinds & OtherPageKinds;

export type RecordPageKind = keyof RecordPageKinds;
export type PageKind = keyof PageKinds;

export type PageOf<Kind extends PageKind> = PageKinds[Kind] & {
  kind: Kind;
  /** Which part of a long list the page shows, counted from 1. */
  part?: {
    page: number;
    pages: number;
    /** What narrows the list, as its address says it; such a page is for visitors, not for search engines. */
    query?: string;
    /** The values that narrow it, in words. */
    words?: readonly string[] | undefined;
  };
  /** What the page shows, the picture for link previews first; those that are not there are left out. */
  pictures?: readonly (Picture | undefined)[];
};
export type RecordPage = { [Kind in RecordPageKind]: PageOf<Kind> }[RecordPageKind];
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];
