import { keepUnits } from '../../typography/keep-units.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { Label } from '../Label/Label.tsx';
import styles from './SocialFeed.module.css';
import { SocialPostMedia } from './SocialPostMedia.tsx';
import { platformNames, type SocialFrame, splitCaption } from './social-post-card.ts';

type SocialPostCardProps = {
  post: SocialFrame;
  isFirst: boolean;
  /** Called when its picture cannot be shown. */
  onFail: () => void;
};

export function SocialPostCard({ post, isFirst, onFail }: SocialPostCardProps) {
  const platform = platformNames[post.platform];
  const { title, text } = splitCaption(post.caption);
  return (
    <>
      <div className={styles.frame}>
        <SocialPostMedia post={post} isFirst={isFirst} onFail={onFail} />
      </div>
      <div className={styles.label}>
        <Label>
          {platform}, {post.postType}
        </Label>
        <h2 className={title ? styles.title : 'visually-hidden'}>
          {title || `${platform} ${post.postType}`}
        </h2>
        {text ? <p className={styles.text}>{keepUnits(text)}</p> : null}
        {post.hashtags.length > 0 ? (
          <p className={styles.hashtags}>
            {post.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}
          </p>
        ) : null}
        <PostFigures post={post} />
        {post.postUrl ? (
          <a className={styles.link} href={post.postUrl} rel="noopener">
            <span className={styles.linkText}>
              View on {platform}
              <span className="visually-hidden">: {title || text}</span>
            </span>
            <ArrowIcon direction="out" />
          </a>
        ) : null}
      </div>
    </>
  );
}

function PostFigures({ post }: { post: SocialFrame }) {
  const counts = [
    { name: 'Posted', value: post.postedDate, isNameHidden: true },
    { name: 'likes', value: withCommas(post.likes) },
    { name: 'comments', value: withCommas(post.comments) },
    { name: 'views', value: post.views },
  ];
  return (
    <ul className={styles.figures}>
      {counts
        .filter(({ value }) => value !== '')
        .map(({ name, value, isNameHidden }) => (
          <li key={name}>{isNameHidden ? value : `${value} ${name}`}</li>
        ))}
    </ul>
  );
}

/** `12,400`. By hand: see `dayOf`. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
