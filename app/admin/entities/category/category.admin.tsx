import { Link } from 'react-router';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconLayoutGrid } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { CardFacts, CardText, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

function CategoryCard({ record: category, tools }: RowProps<Listed<typeof categoryEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={category.image} />}
      badges={hasBadge(category) ? <Badges isDraft={!category.published} plan={category} /> : null}
    >
      <CardText>{category.description}</CardText>
      <CardFacts facts={[[t('Address'), pathOfCategory(category)]]} />
      <p>
        <Link to={`/admin/products/?category=${category.slug}`}>
          {t('Its products')}
          <span className="visually-hidden">: {category.name}</span>
        </Link>
      </p>
    </RecordCard>
  );
}

function hasBadge({ published, publishAt, unpublishAt }: Listed<typeof categoryEntity>): boolean {
  return !published || Boolean(publishAt ?? unpublishAt);
}

/** What is specific to the list of categories (specification/back-office.md, "Lists"). */
const categoryList = defineList(categoryEntity, {
  purpose: t('A collection is a group of products with a page of its own. Each product is in one.'),
  searchHint: t('Name or description'),
  Card: CategoryCard,
});

const categoryFormLayout = defineFormLayout({
  entity: categoryEntity,
  sections: [
    { title: t('Collection'), column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    scheduleSection,
    { title: t('Pictures'), column: 'main', rows: ['image', 'heroImage', 'videoUrl'] },
    searchSection,
  ],
});

export const categoryAdmin: EntityAdmin = {
  menu: { below: 'product', icon: IconLayoutGrid, key: 'c' },
  list: categoryList,
  formLayout: categoryFormLayout,
};
