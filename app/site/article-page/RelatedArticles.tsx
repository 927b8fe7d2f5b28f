import { ArticleCard } from '../components/ArticleCard/ArticleCard.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../components/Grid/Grid.tsx';
import { Section } from '../components/Section/Section.tsx';
import type { ArticlePageData } from './load-article-page.ts';
import type { ArticlePreview } from './preview-articles.ts';
import styles from './RelatedArticles.module.css';

type RelatedArticlesProps = {
  articles: readonly ArticlePreview[];
  texts: Pick<ArticlePageData['texts'], 'relatedHeading' | 'allButton'>;
};

/** One wide card and two narrow ones: the article to read first, then two more. */
export function RelatedArticles({ articles, texts }: RelatedArticlesProps) {
  return (
    <Section data-later="" data-print="none" aria-labelledby="related-articles">
      <div className={styles.opening}>
        <DisplayHeading id="related-articles" size="medium">
          {texts.relatedHeading}
        </DisplayHeading>
        <ButtonLink to="/blog/">{texts.allButton}</ButtonLink>
      </div>
      <Grid as="ul">
        {articles.map((article, index) => (
          <Cell key={article.id} as="li" span={index === 0 ? 6 : 3} phoneSpan={index === 0 ? 4 : 2}>
            <ArticleCard
              post={article}
              picture={article.picture}
              ratio={index === 0 ? '3:2' : '4:5'}
              sizes={index === 0 ? '(width >= 900px) 46vw, 100vw' : '(width >= 900px) 22vw, 44vw'}
            />
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}
