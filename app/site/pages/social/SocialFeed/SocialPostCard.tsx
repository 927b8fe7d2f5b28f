import { useState } from 'react';
import messages from '#messages/en/social.json' with { type: 'json' };
import { useImageOutcome } from '../../../behaviour/use-image-outcome.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Picture, type PictureRatio } from '../../../components/Picture/Picture.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
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
  const t = useMessages(messages);
  const platform = platformNames[post.platform];
  const type = t(`social:type.${post.postType}`);
  const { title, text } = splitCaption(post.caption);
  const captionIn = useLangOf()(post, 'caption');
  return (
    <>
      <div className={styles.frame}>
        <SocialPostMedia post={post} isFirst={isFirst} onFail={onFail} />
      </div>
      <div className={styles.label}>
        <Label>{t('social:label', { network: platform, type })}</Label>
        <h2 className={title ? styles.title : 'visually-hidden'} {...(title ? captionIn : {})}>
          {title || t('social:title', { network: platform, type })}
        </h2>
        {text ? (
          <p className={styles.text} {...captionIn}>
            {keepUnits(text)}
          </p>
        ) : null}
        {post.hashtags.length > 0 ? (
          <p className={styles.hashtags}>
            {post.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}
          </p>
        ) : null}
        <PostFigures post={post} />
        {post.postUrl ? (
          <a className={styles.link} href={post.postUrl} rel="noopener">
            <span className={styles.linkText}>
              {t('social:view', { network: platform })}
              <span className="visually-hidden" {...captionIn}>
                : {title || text}
              </span>
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
  const t = useMessages(messages);
  return (
    <ul className={styles.figures}>
      {post.postedDate ? <li>{post.postedDate}</li> : null}
      <li>{t('social:likes', { count: post.likes })}</li>
      <li>{t('social:comments', { count: post.comments })}</li>
      {post.views ? <li>{t('social:views', { count: post.views })}</li> : null}
    </ul>
  );
}
