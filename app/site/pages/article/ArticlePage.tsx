import { Link } from 'react-router';
import { authorPath } from '#content/entities/blog-post/article-author.shared.ts';
import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import messages from '#messages/en/journal.json' with { type: 'json' };
import { transitionNameOf } from '../../behaviour/use-picture-transition.ts';
import { ArticleCard } from '../../components/ArticleCard/ArticleCard.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CleanHtml } from '../../components/CleanHtml/CleanHtml.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Label } from '../../components/Label/Label.tsx';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PictureMosaic } from '../../components/PictureMosaic/PictureMosaic.tsx';
import { PublicationDate } from '../../components/PublicationDate/PublicationDate.tsx';
import { RelatedCards } from '../../components/RelatedCards/RelatedCards.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsLinked } from '../../site-pages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import styles from './ArticlePage.module.css';
import type { ArticlePageData } from './load-article-page.ts';

type ArticlePageProps = { page: ArticlePageData };

export function ArticlePage({ page }: ArticlePageProps) {
  const t = useMessages(messages);
  const { article, html, gallery, related, texts } = page;
  return (
    <>
      <article>
        <Section as="div" space="none" className={styles.crumbs}>
          <Breadcrumbs page="/blog/" crumbs={[{ label: article.title }]} />
        </Section>
        <ArticleHeader page={page} />
        <Section as="div" space="none" className={styles.body}>
          <CleanHtml html={html} className={`prose ${styles.prose}`} />
          <Tags tags={article.tags} label={texts.tagsLabel} />
          <Share page={page} />
        </Section>
        {gallery.length > 0 ? (
          <Section space="none" className={styles.gallery} aria-labelledby="article-gallery">
            <h2 id="article-gallery" className={styles.galleryHeading}>
              {texts.galleryHeading}
            </h2>
            <PictureMosaic pictures={gallery} label={t('journal:plates', { article: article.title })} />
          </Section>
        ) : null}
      </article>
      <Section as="div" ground="deep" space="tight" data-print="none">
        <NewsletterForm look="wide" heading={texts.newsletterHeading} text={texts.newsletterText} />
      </Section>
      <RelatedCards
        items={related}
        card={(other, place) => <ArticleCard article={other} {...place} />}
        headingId="related-articles"
        heading={texts.relatedHeading}
        all={{ label: texts.allButton, to: '/blog/' }}
        isLater
      />
    </>
  );
}

type ArticleHeaderProps = { page: Pick<ArticlePageData, 'article' | 'picture' | 'texts'> };

/** Title, introduction, author and date, and the picture, which extends to the window's edge. */
function ArticleHeader({ page: { article, picture, texts } }: ArticleHeaderProps) {
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
            value: article.author && <Author name={article.author} />,
          },
          { label: texts.dateLabel, value: article.day ? <PublicationDate {...article} /> : '' },
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

/** With the way to the page that tells more of them, if there is one. */
function Author({ name }: { name: string }) {
  const path = authorPath(name);
  const isLinked = useIsLinked();
  return isLinked(path) ? <Link to={path}>{name}</Link> : name;
}

function Share({ page: { article, picture, texts } }: ArticlePageProps) {
  return (
    <ShareLinks
      className={styles.share}
      noun="article"
      title={article.title}
      path={pathOfBlogPost(article)}
      picturePath={picture?.path}
      label={texts.shareLabel}
    />
  );
}

function Tags({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <Label as="span">{label}</Label>
      <ul className={styles.tagList} aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
