import { useId } from 'react';
import { Link } from 'react-router';
import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { usePictureTransition } from '../../behaviour/use-picture-transition.ts';
import { cardText } from '../../typography/shorten-text.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import styles from '../card.module.css';
import { joinClassNames } from '../class-names.ts';
import { Label } from '../Label/Label.tsx';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import { PublicationDate } from '../PublicationDate/PublicationDate.tsx';

type ArticleCardProps = {
  post: Pick<BlogPost, 'title' | 'slug' | 'excerpt' | 'category' | 'date' | 'readTime' | 'size'>;
  picture: PictureRecord | undefined;
  sizes: string;
  /** The article's own size in the journal when left out. */
  ratio?: PictureRatio;
  headingAs?: 'h2' | 'h3';
  priority?: boolean | undefined;
  className?: string | undefined;
};

const ratioOfSize = { large: '3:2', medium: '4:5', small: '1:1' } as const;

export function ArticleCard(props: ArticleCardProps) {
  const { post, picture, sizes, headingAs: Heading = 'h3', priority, className } = props;
  const headingId = useId();
  const address = pathOfBlogPost(post);
  const { transitionName, viewTransition } = usePictureTransition(address, 'article', post.slug);
  return (
    <article className={joinClassNames(styles.card, className)} data-size={post.size} data-track="blog">
      <div className={styles.frame}>
        <Picture
          picture={picture}
          sizes={sizes}
          ratio={props.ratio ?? ratioOfSize[post.size]}
          alt=""
          priority={priority}
          transitionName={transitionName}
        />
      </div>
      <div className={styles.body}>
        {post.category ? <Label>{post.category}</Label> : null}
        <Heading id={headingId} className={styles.heading}>
          {post.title}
        </Heading>
        <p className={styles.text}>{cardText(post.excerpt)}</p>
        <p className={styles.meta}>
          {post.date ? <PublicationDate date={post.date} /> : null}
          {post.readTime ? <span>{post.readTime}</span> : null}
        </p>
        <Link
          className={styles.link}
          data-print="none"
          to={address}
          viewTransition={viewTransition}
          aria-describedby={headingId}
        >
          <span className={styles.linkText}>Read Article</span>
          <ArrowIcon className={styles.arrow} />
        </Link>
      </div>
    </article>
  );
}
