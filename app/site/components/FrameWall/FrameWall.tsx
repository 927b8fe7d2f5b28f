import type { CSSProperties } from 'react';
import { FramedPost } from './FramedPost.tsx';
import styles from './FrameWall.module.css';
import { hangFrames } from './hang-frames.ts';
import type { SocialFrame } from './social-frame.ts';

type FrameWallProps = { posts: readonly SocialFrame[] };

/** Posts as framed pictures, hung on one line of sight a row, each with a label below. */
export function FrameWall({ posts }: FrameWallProps) {
  return (
    <ul className={styles.wall}>
      {hangFrames(posts).map(({ frame, ...place }, index) => (
        <li
          key={frame.id}
          className={styles.item}
          style={placeStyle(place)}
          data-type={frame.postType}
          data-size={frame.size}
        >
          <FramedPost post={frame} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function placeStyle({ row, start, span }: { row: number; start: number; span: number }) {
  return { '--row': `${2 * row - 1} / span 2`, '--column': `${start} / span ${span}` } as CSSProperties;
}
