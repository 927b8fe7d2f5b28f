import { useState } from 'react';
import { useImageOutcome } from '../../../behaviour/use-image-outcome.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Picture, type PictureRatio } from '../../../components/Picture/Picture.tsx';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './SocialFeed.module.css';
import { mediaKindOf, platformNames, type SocialFrame, splitCaption } from './social-post-card.ts';

const moving: readonly SocialFrame['postType'][] = ['video', 'reel', 'story'];
const sizesOf = {
  large: '(width>=900px) 36vw,(width>=600px) 45vw,88vw',
  medium: '(width>=900px) 28vw,(width>=600px) 45vw,88vw',
  small: '(width>=900px) 20vw,(width>=600px) 45vw,66vw',
};

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

type SocialPostMediaProps = { post: SocialFrame; isFirst: boolean; onFail: () => void };

/** A picture of this site, one hosted elsewhere, or a video; videos are marked with a small triangle. */
function SocialPostMedia({ post, isFirst, onFail }: SocialPostMediaProps) {
  const ratio = ratioOf(post);
  const kind = mediaKindOf(post);
  if (kind === 'video') {
    return (
      <video
        className={styles.foreign}
        data-ratio={ratio}
        src={post.mediaUrl}
        muted
        controls
        playsInline
        preload="none"
      />
    );
  }
  return (
    <>
      {kind === 'foreign' ? (
        <ForeignPicture url={post.mediaUrl} ratio={ratio} onFail={onFail} />
      ) : (
        <Picture
          picture={post.picture}
          sizes={sizesOf[post.size]}
          ratio={ratio}
          priority={isFirst}
          onFail={onFail}
        />
      )}
      {moving.includes(post.postType) ? (
        <svg className={styles.play} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <path d="M16 13.5v13l11-6.5z" />
        </svg>
      ) : null}
    </>
  );
}

type ForeignPictureProps = { url: string; ratio: PictureRatio; onFail: () => void };

/** The external picture may disappear at any time; the placeholder then replaces it. */
function ForeignPicture({ url, ratio, onFail }: ForeignPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const failure = useImageOutcome({
    onFail() {
      setFailed(true);
      onFail();
    },
  });
  if (hasFailed) return <Picture picture={undefined} sizes="1px" ratio={ratio} />;
  return <img className={styles.foreign} data-ratio={ratio} src={url} alt="" loading="lazy" {...failure} />;
}

function ratioOf({ postType, size }: SocialFrame): PictureRatio {
  if (postType === 'reel' || postType === 'story') return '4:5';
  return ({ large: '3:2', medium: '4:5', small: '1:1' } as const)[size];
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

/** `12,400`. By hand: see `formatDay`. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
