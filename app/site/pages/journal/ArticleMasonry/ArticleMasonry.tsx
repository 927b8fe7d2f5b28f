import { ArticleCard } from '../../../components/ArticleCard/ArticleCard.tsx';
import type { ArticleSummary } from '../../../components/ArticleCard/summarize-articles.ts';
import styles from './ArticleMasonry.module.css';
import { type ArticleGroup, arrangeArticles } from './arrange-articles.ts';

type ArticleMasonryProps = { articles: readonly ArticleSummary[] };

const wideSizes = '(width>=900px) 56vw,100vw';
const narrowSizes = '(width>=900px) 34vw,(width>=600px) 45vw,100vw';
const thumbSizes = '(width>=900px) 26vw,(width>=600px) 45vw,34vw';

/** The journal's cards, whose widths and heights follow the sizes that administrators chose for the articles. */
export function ArticleMasonry({ articles }: ArticleMasonryProps) {
  return (
    <div className={styles.journal}>
      {arrangeArticles(articles).map((group, groupIndex) => (
        <div key={group.articles[0]?.id} className={styles.group} data-layout={group.layout}>
          {group.articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              picture={article.picture}
              sizes={sizesOf(group, article)}
              headingAs="h2"
              priority={groupIndex === 0 && index === 0}
              className={styles.card}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function sizesOf(group: ArticleGroup<ArticleSummary>, article: ArticleSummary): string {
  if (article.size === 'large' || group.layout === 'solo' || group.layout === 'pair') return wideSizes;
  return article.size === 'small' ? thumbSizes : narrowSizes;
}
