import type { MouseEvent, ReactNode, RefObject } from 'react';
import { roomHeight, roomWidth } from '#site/rooms/rooms.shared.ts';
import styles from './RoomPicture.module.css';
import { roomMedia } from './room-media.ts';
import { surfaceAt } from './surface-at.ts';
import type { RoomState } from './use-room.ts';
import type { useStage } from './use-stage.ts';

type RoomPictureProps = {
  state: RoomState;
  stage: ReturnType<typeof useStage>;
  /** What it shows. */
  words: string;
  note: string;
  /** Where the room is drawn, over the picture of the room as it was built. */
  frame: RefObject<HTMLDivElement | null>;
  /** What can be done with it. */
  children: ReactNode;
};

export function RoomPicture({ state, stage, words, note, frame, children }: RoomPictureProps) {
  const { room, surface } = state;
  const select = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const point = [((clientX - left) / width) * roomWidth, ((clientY - top) / height) * roomHeight] as const;
    const found = surfaceAt(room, point);
    if (found) state.selectSurface(found.id);
  };
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: radios do the same */}
      <div className={styles.frame} data-status={stage.status} onClick={select}>
        <img
          className={styles.picture}
          src={roomMedia[room.id].base}
          width={roomWidth}
          height={roomHeight}
          alt={words}
          fetchPriority="high"
        />
        <div ref={frame} className={styles.drawn} aria-hidden="true" />
        {room.surfaces.length > 1 ? (
          <svg className={styles.outline} viewBox={`0 0 ${roomWidth} ${roomHeight}`} aria-hidden="true">
            <polygon points={surface.quad.map((point) => point.join()).join(' ')} />
          </svg>
        ) : null}
        <span className={styles.busy} aria-hidden="true" />
      </div>
      <figcaption className={styles.caption}>
        <p>
          <span role="status">{words}</span>
          {note ? <small className={styles.note}>{note}</small> : null}
        </p>
        {children}
      </figcaption>
    </figure>
  );
}
