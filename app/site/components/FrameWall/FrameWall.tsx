import { type CSSProperties, useState } from 'react';
import { FramedPost } from './FramedPost.tsx';
import styles from './FrameWall.module.css';
import { type Hung, hangFrames } from './hang-frames.ts';
import { revealDelayMs } from './reveal-delay.ts';
import { isMediaMissing, type SocialFrame } from './social-frame.ts';

type FrameWallProps = { posts: readonly SocialFrame[] };

/** Posts as framed pictures, hung on one line of sight a row, each with a label below. */
export function FrameWall({ posts }: FrameWallProps) {
  return (
    <ul className={styles.wall}>
      {hangFrames(posts).map((hung, index) => (
        <HungPost key={hung.frame.id} hung={hung} index={index} />
      ))}
    </ul>
  );
}

/** Uncovered a moment after the one before it, later where its picture fails to load. */
function HungPost({ hung: { frame, ...place }, index }: { hung: Hung<SocialFrame>; index: number }) {
  const [hasFailed, setFailed] = useState(isMediaMissing(frame));
  return (
    <li
      className={styles.item}
      style={placeStyle({ ...place, delayMs: revealDelayMs({ index, hasFailed }) })}
      data-track="social"
      data-type={frame.postType}
      data-size={frame.size}
    >
      <FramedPost post={frame} isFirst={index === 0} onFail={() => setFailed(true)} />
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
