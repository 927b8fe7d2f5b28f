import type { EntityName } from '../kit/field.ts';

/** The address at which visitors see a record; a social post stands among the others. */
export function siteAddressOf(entity: EntityName, record: object): string {
  const slug = String(Reflect.get(record, 'slug') ?? '');
  switch (entity) {
    case 'product':
    case 'blogPost':
      return `/${slug}/`;
    case 'category':
      return `/products/${slug}/`;
    case 'galleryProject':
      return `/gallery/${slug}/`;
    case 'socialPost':
      return '/social/';
  }
}
