import { Link } from 'react-router';
import { Badges } from '../Badges/Badges.tsx';
import { CardPicture } from '../CardPicture/CardPicture.tsx';
import type { RowProps } from '../list-definition.ts';
import { CardFacts, CardText, RecordCard } from '../RecordCard/RecordCard.tsx';
import type { ListedCategory } from './listed-category.ts';

export function CategoryCard({ record: category, tools }: RowProps<ListedCategory>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={category.image} />}
      badges={category.published ? null : <Badges isDraft />}
    >
      <CardText>{category.description}</CardText>
      <CardFacts facts={[['Address', `/products/${category.slug}/`]]} />
      <p>
        <Link to={`/admin/products/?category=${category.slug}`}>
          Its products<span className="visually-hidden">: {category.name}</span>
        </Link>
      </p>
    </RecordCard>
  );
}
