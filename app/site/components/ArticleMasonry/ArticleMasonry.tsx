import type { ArticlePreview } from '../../article-page/preview-articles.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import styles from './ArticleMasonry.module.css';
import { arrangeArticles, type Wall } from './arrange-articles.ts';

type ArticleMasonryProps = { articles: readonly ArticlePreview[] };

const wideSizes = '(width >= 900px) 56vw, 100vw';
const narrowSizes = '(width >= 900px) 34vw, (width >= 600px) 45vw, 100vw';
const thumbSizes = '(width >= 900px) 26vw, (width >= 600px) 45vw, 34vw';

/** The journal as an editor hangs it: the sizes that articles carry decide how wide and how high they are. */
export function ArticleMasonry({ articles }: ArticleMasonryProps) {
  return (
    <div className={styles.journal}>
      {arrangeArticles(articles).map((wall, wallIndex) => (
        <div key={wall.articles[0]?.id} className={styles.wall} data-hang={wall.hang}>
          {wall.articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              post={article}
              picture={article.picture}
              sizes={sizesOf(wall, article)}
              headingAs="h2"
              priority={wallIndex === 0 && index === 0}
              className={styles.card}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function sizesOf(wall: Wall<ArticlePreview>, article: ArticlePreview): string {
  if (article.size === 'large' || wall.hang === 'solo' || wall.hang === 'pair') return wideSizes;
  return article.size === 'small' ? thumbSizes : narrowSizes;
}
