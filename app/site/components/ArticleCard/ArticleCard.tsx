import { useId } from 'react';
import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { Still } from '../../still/Still.tsx';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';
import { PublicationDate } from '../PublicationDate/PublicationDate.tsx';

/** Without a ratio the picture has the one of the article's own size in the journal. */
type ArticleCardProps = CardPlace & {
  article: Pick<BlogPost, 'title' | 'slug' | 'excerpt' | 'category' | 'date' | 'readTime' | 'size'>;
};

const ratioOfSize = { large: '3:2', medium: '4:5', small: '1:1' } as const;

export function ArticleCard(props: ArticleCardProps) {
  const id = useId();
  return (
    <Still name="article" of={props} id={id} hasPreload={props.priority}>
      {(headingId) => <WrittenArticleCard {...props} headingId={headingId} />}
    </Still>
  );
}

function WrittenArticleCard({ article, ...place }: ArticleCardProps & { headingId: string }) {
  return (
    <Card
      ratio={ratioOfSize[article.size]}
      {...place}
      kind="article"
      slug={article.slug}
      path={pathOfBlogPost(article)}
      label={article.category}
      heading={article.title}
      linkText="Read Article"
      data-size={article.size}
      data-track="blog"
    >
      <CardText>{article.excerpt}</CardText>
      <CardMeta>
        {article.date ? <PublicationDate date={article.date} /> : null}
        {article.readTime ? <span>{article.readTime}</span> : null}
      </CardMeta>
    </Card>
  );
}
