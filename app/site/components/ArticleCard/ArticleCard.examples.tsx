import type { Examples } from '../../../catalogue/examples.ts';
import { article } from '../../../catalogue/samples.ts';
import { ArticleCard } from './ArticleCard.tsx';

export const examples: Examples = {
  'In a row': <ArticleCard article={article} picture={article.picture} sizes="50vw" />,
  'Without a picture': <ArticleCard article={article} picture={undefined} sizes="50vw" />,
};
