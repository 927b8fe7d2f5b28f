import { useState } from 'react';
import { useImageOutcome } from '../../behaviour/use-image-outcome.ts';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import styles from './SocialFeed.module.css';
import { mediaKindOf, type SocialFrame } from './social-post-card.ts';

type SocialPostMediaProps = { post: SocialFrame; isFirst: boolean; onFail: () => void };

const moving: readonly SocialFrame['postType'][] = ['video', 'reel', 'story'];
const sizesOf = {
  large: '(width>=900px) 36vw,(width>=600px) 45vw,88vw',
  medium: '(width>=900px) 28vw,(width>=600px) 45vw,88vw',
  small: '(width>=900px) 20vw,(width>=600px) 45vw,66vw',
};

/** A picture of this site, one hosted elsewhere, or a video; videos are marked with a small triangle. */
export function SocialPostMedia({ post, isFirst, onFail }: SocialPostMediaProps) {
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
