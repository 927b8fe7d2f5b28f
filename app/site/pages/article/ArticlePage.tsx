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
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsLinked } from '../../site-pages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import styles from './ArticlePage.module.css';
import type { ArticlePageData } from './load-article-page.ts';

type ArticlePageProps = { page: ArticlePageData };

export function ArticlePage({ page }: ArticlePageProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { article, html, gallery, related, texts } = page;
  return (
    <>
      <article>
        <Section as="div" space="none" className={styles.crumbs}>
          <Breadcrumbs page="/blog/" crumbs={[{ label: article.title, ...langOf(article, 'title') }]} />
        </Section>
        <ArticleHeader page={page} />
        <Section as="div" space="none" className={styles.body}>
          <CleanHtml html={html} className={`prose ${styles.prose}`} {...langOf(article, 'content')} />
          <Tags tags={article.tags} label={texts.tagsLabel} labelIn={langOf(texts, 'tagsLabel')} />
          <Share page={page} />
        </Section>
        {gallery.length > 0 ? (
          <Section space="none" className={styles.gallery} aria-labelledby="article-gallery">
            <h2 id="article-gallery" className={styles.galleryHeading} {...langOf(texts, 'galleryHeading')}>
              {texts.galleryHeading}
            </h2>
            <PictureMosaic pictures={gallery} label={t('journal:plates', { article: article.title })} />
          </Section>
        ) : null}
      </article>
      <Section as="div" ground="deep" space="tight" data-print="none">
        <NewsletterForm
          look="wide"
          heading={texts.newsletterHeading}
          headingIn={langOf(texts, 'newsletterHeading')}
          text={texts.newsletterText}
          textIn={langOf(texts, 'newsletterText')}
        />
      </Section>
      <RelatedCards
        items={related}
        card={(other, place) => <ArticleCard article={other} {...place} />}
        headingId="related-articles"
        heading={texts.relatedHeading}
        headingIn={langOf(texts, 'relatedHeading')}
        all={{ label: texts.allButton, to: '/blog/', ...langOf(texts, 'allButton') }}
        isLater
      />
    </>
  );
}

type ArticleHeaderProps = { page: Pick<ArticlePageData, 'article' | 'picture' | 'texts'> };

/** Title, introduction, author and date, and the picture, which extends to the window's edge. */
function ArticleHeader({ page: { article, picture, texts } }: ArticleHeaderProps) {
  const langOf = useLangOf();
  return (
    <header className={styles.header}>
      {article.category ? (
        <Label isAccent className={styles.category} {...langOf(article, 'category')}>
          {article.category}
        </Label>
      ) : null}
      <DisplayHeading as="h1" size="large" className={styles.title} {...langOf(article, 'title')}>
        {article.title}
      </DisplayHeading>
      <p className={`lead ${styles.standfirst}`} {...langOf(article, 'excerpt')}>
        {keepUnits(article.excerpt)}
      </p>
      <FactList
        className={styles.facts}
        facts={[
          {
            label: texts.authorLabel,
            labelIn: langOf(texts, 'authorLabel'),
            value: article.author && <Author name={article.author} />,
          },
          {
            label: texts.dateLabel,
            labelIn: langOf(texts, 'dateLabel'),
            value: article.day ? <PublicationDate {...article} /> : '',
          },
          {
            label: texts.lengthLabel,
            labelIn: langOf(texts, 'lengthLabel'),
            value: article.readTime,
            valueIn: langOf(article, 'readTime'),
          },
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
  const langOf = useLangOf();
  return (
    <ShareLinks
      className={styles.share}
      noun="article"
      title={article.title}
      path={pathOfBlogPost(article)}
      picturePath={picture?.path}
      label={texts.shareLabel}
      labelIn={langOf(texts, 'shareLabel')}
    />
  );
}

type TagsProps = { tags: readonly string[]; label: string; labelIn: InLanguage };

function Tags({ tags, label, labelIn }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags}>
      <Label as="span" id="tags" {...labelIn}>
        {label}
      </Label>
      <ul className={styles.tagList} aria-labelledby="tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
