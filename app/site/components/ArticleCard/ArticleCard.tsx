import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';
import { PublicationDate } from '../PublicationDate/PublicationDate.tsx';
import type { ArticleSummary } from './summarize-articles.ts';

/** Without a ratio the picture has the one of the article's own size in the journal. */
type ArticleCardProps = CardPlace & {
  article: Omit<ArticleSummary, 'id' | 'picture'>;
};

const ratioOfSize = { large: '3:2', medium: '4:5', small: '1:1' } as const;

export function ArticleCard({ article, ...place }: ArticleCardProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  return (
    <Card
      ratio={ratioOfSize[article.size]}
      {...place}
      kind="article"
      slug={article.slug}
      path={pathOfBlogPost(article)}
      label={article.category}
      labelIn={langOf(article, 'category')}
      heading={article.title}
      headingIn={langOf(article, 'title')}
      linkText={t('common:card.article')}
      data-size={article.size}
      data-track="blog"
    >
      <CardText {...langOf(article, 'excerpt')}>{article.excerpt}</CardText>
      <CardMeta>
        {article.day ? <PublicationDate {...article} /> : null}
        {article.readTime ? <span {...langOf(article, 'readTime')}>{article.readTime}</span> : null}
      </CardMeta>
    </Card>
  );
}
