import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { Category } from '#content/category/category.entity.ts';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Product } from '#content/product/product.entity.ts';

/** An entry of a list that a page shows, and the path or URL it leads to. */
export type Listed = { name: string; path: string };

/** Each kind of public page, with what its head is made from. */
type PageKinds = {
  home: object;
  collections: { introduction: string; collections: readonly Pick<Category, 'name' | 'slug'>[] };
  category: {
    category: Pick<Category, 'name' | 'slug' | 'description' | 'metaTitle' | 'metaDescription' | 'metaUrl'>;
    products: readonly Pick<Product, 'name' | 'slug'>[];
  };
  product: { product: Omit<Product, 'longDescription'> };
  about: object;
  contact: object;
  social: { items: readonly Listed[] };
  journal: { items: readonly Listed[] };
  author: { author: string; items: readonly Listed[] };
  article: { article: Omit<BlogPost, 'content'> };
  gallery: { items: readonly Listed[] };
  project: { project: Omit<GalleryProject, 'projectDetails'> };
  landing: { products: readonly Pick<Product, 'name' | 'slug'>[] };
  'thank-you': object;
  legal: object;
  newsletter: object;
  'not-found': object;
};

export type PageKind = keyof PageKinds;
export type PageOf<Kind extends PageKind> = PageKinds[Kind] & {
  kind: Kind;
  /** What the page shows, the picture for link previews first; those that are not there are left out. */
  pictures?: readonly (Picture | undefined)[];
};
export type Page = { [Kind in PageKind]: PageOf<Kind> }[PageKind];
