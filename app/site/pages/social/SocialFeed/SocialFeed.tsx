import { type CSSProperties, useState } from 'react';
import { arrangePosts, type PlacedFrame } from './arrange-posts.ts';
import { revealDelayMs } from './reveal-delay.ts';
import styles from './SocialFeed.module.css';
import { SocialPostCard } from './SocialPostCard.tsx';
import { isMediaMissing, type SocialFrame } from './social-post-card.ts';

type SocialFeedProps = { posts: readonly SocialFrame[] };

/** Posts as framed pictures, placed on one line of sight a row, each with a label below. */
export function SocialFeed({ posts }: SocialFeedProps) {
  return (
    <ul className={styles.grid}>
      {arrangePosts(posts).map((placed, index) => (
        <PlacedPost key={placed.frame.id} placed={placed} index={index} />
      ))}
    </ul>
  );
}

/** Uncovered a moment after the one before it, later where its picture fails to load. Further rows come after the first paint. */
function PlacedPost({
  placed: { frame, ...place },
  index,
}: {
  placed: PlacedFrame<SocialFrame>;
  index: number;
}) {
  const [hasFailed, setFailed] = useState(isMediaMissing(frame));
  return (
    <li
      className={styles.item}
      style={placeStyle({ ...place, delayMs: revealDelayMs({ index, hasFailed }) })}
      data-later={place.row > 1 ? '' : undefined}
      data-track="social"
      data-type={frame.postType}
      data-size={frame.size}
    >
      <SocialPostCard post={frame} isFirst={index === 0} onFail={() => setFailed(true)} />
    </li>
  );
}

type Place = { row: number; start: number; span: number; delayMs: number };

function placeStyle({ row, start, span, delayMs }: Place) {
  return {
    '--row': `${2 * row - 1} / span 2`,
    '--column': `${start} / span ${span}`,
    '--reveal-after': `${delayMs}ms`,
  } as CSSProperties;
}
