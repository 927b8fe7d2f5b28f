import type { Examples } from '../../../catalogue/examples.ts';
import { article } from '../../../catalogue/samples.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { RelatedCards } from './RelatedCards.tsx';

export const examples: Examples = {
  'Three articles': (
    <RelatedCards
      items={[1, 2, 3].map((id) => ({ ...article, id }))}
      card={(item, place) => <ArticleCard article={item} {...place} />}
      headingId="related"
      heading="Read next"
      all={{ label: 'All articles', to: '/blog/' }}
    />
  ),
};
