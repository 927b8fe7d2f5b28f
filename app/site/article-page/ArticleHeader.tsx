import { authorPath } from '#content/blog-post/article-author.shared.ts';
import { transitionNameOf } from '../behaviour/use-picture-transition.ts';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Label } from '../components/Label/Label.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { PublicationDate } from '../components/PublicationDate/PublicationDate.tsx';
import { keepUnits } from '../typography/keep-units.ts';
import styles from './ArticleHeader.module.css';
import type { ArticlePageData } from './load-article-page.ts';

type ArticleHeaderProps = { page: Pick<ArticlePageData, 'article' | 'picture' | 'texts'> };

/** Title, introduction, author and date, and the picture, which extends to the window's edge. */
export function ArticleHeader({ page: { article, picture, texts } }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      {article.category ? (
        <Label isAccent className={styles.category}>
          {article.category}
        </Label>
      ) : null}
      <DisplayHeading as="h1" size="large" className={styles.title}>
        {article.title}
      </DisplayHeading>
      <p className={`lead ${styles.standfirst}`}>{keepUnits(article.excerpt)}</p>
      <FactList
        className={styles.facts}
        facts={[
          {
            label: texts.authorLabel,
            value: article.author && <Link to={authorPath(article.author)}>{article.author}</Link>,
          },
          { label: texts.dateLabel, value: article.date ? <PublicationDate date={article.date} /> : '' },
          { label: texts.lengthLabel, value: article.readTime },
        ]}
      />
      {article.image ? (
        <Picture
          picture={picture}
          sizes="(width >= 900px) 80vw, 100vw"
          ratio="16:10"
          priority
          className={styles.picture}
          transitionName={transitionNameOf('article', article.slug)}
        />
      ) : null}
    </header>
  );
}
