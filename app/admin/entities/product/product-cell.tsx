import type { productEntity } from '#content/entities/product/product.entity.ts';
import { t } from '../../kit/language/t.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import type { ShownCell } from '../../kit/lists/EntityTable/EntityTable.tsx';
import type { Listed } from '../../kit/lists/list-definition.ts';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';

const tones = new Map(Object.entries<'good' | 'accent' | 'plain'>({ Available: 'good', Limited: 'accent' }));

/** What a cell shows; any other column shows the stored value of its field. */
export function productCell(product: Listed<typeof productEntity>, name: string): ShownCell {
  // A price is free text; an empty one has a text of its own (specification/back-office.md, "Lists").
  if (name === 'price') return { content: product.price || t('Quote on request') };
  if (name !== 'availability') return { content: String(Reflect.get(product, name) ?? '') };
  const { published, featured, availability } = product;
  return {
    isState: true,
    content: (
      <Badges isDraft={!published} isFeatured={featured} plan={product}>
        <StateBadge tone={tones.get(availability) ?? 'plain'}>{t(availability)}</StateBadge>
      </Badges>
    ),
  };
}
