import type { Examples } from '../../../catalogue/examples.ts';
import { article } from '../../../catalogue/samples.ts';
import { ArticleMasonry } from './ArticleMasonry.tsx';

export const examples: Examples = {
  Five: <ArticleMasonry articles={[1, 2, 3, 4, 5].map((id) => ({ ...article, id }))} />,
  One: <ArticleMasonry articles={[article]} />,
};
