import { Link } from 'react-router';
import type { categoryEntity } from '#content/category/category.entity.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import { CardPicture } from '../../lists/CardPicture/CardPicture.tsx';
import type { Listed, RowProps } from '../../lists/list-definition.ts';
import { CardFacts, CardText, RecordCard } from '../../lists/RecordCard/RecordCard.tsx';

export function CategoryCard({ record: category, tools }: RowProps<Listed<typeof categoryEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={category.image} />}
      badges={hasBadge(category) ? <Badges isDraft={!category.published} plan={category} /> : null}
    >
      <CardText>{category.description}</CardText>
      <CardFacts facts={[['Address', pathOfCategory(category)]]} />
      <p>
        <Link to={`/admin/products/?category=${category.slug}`}>
          Its products<span className="visually-hidden">: {category.name}</span>
        </Link>
      </p>
    </RecordCard>
  );
}

function hasBadge({ published, publishAt, unpublishAt }: Listed<typeof categoryEntity>): boolean {
  return !published || Boolean(publishAt ?? unpublishAt);
}
