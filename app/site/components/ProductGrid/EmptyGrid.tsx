import type { Category } from '#content/category/category.entity.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';

type EmptyGridProps = { category: Pick<Category, 'name' | 'slug'>; label: string };

/** Instead of the stones of a collection that has none. */
export function EmptyGrid({ category, label }: EmptyGridProps) {
  return (
    <MessagePage
      label={label}
      headingAs="h2"
      heading={`No products found for category "${category.name}".`}
      actions={
        <>
          <ButtonLink to="/products/" look="block">
            Return to Collections
          </ButtonLink>
          <ButtonLink to={pathOfCategory(category)} reloadDocument>
            Retry
          </ButtonLink>
        </>
      }
    />
  );
}
