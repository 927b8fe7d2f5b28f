import { type RefObject, useEffect } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import type { Zoom } from './create-zoom.ts';
import { handleKey } from './handle-key.ts';
import { useSharpSource } from './use-sharp-source.ts';
import { type StartingZoom, useZoom } from './use-zoom.ts';
import styles from './ViewedPicture.module.css';
import { ZoomButtons } from './ZoomButtons.tsx';

type ViewedPictureProps = {
  picture: Picture;
  loaded: string;
  start: StartingZoom | undefined;
  hasNeighbours: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** The picture, its caption and its controls. */
export function ViewedPicture(props: ViewedPictureProps) {
  const { picture, loaded, start, hasNeighbours, onStep, onClose } = props;
  const step = (by: 1 | -1) => (hasNeighbours ? onStep(by) : zoomRef.current?.fit());
  const { stageRef, frameRef, zoomRef, scale, fitted } = useZoom({
    picture,
    start,
    onSwipe: step,
    onTapBeside: onClose,
  });
  const pixels = fitted ? fitted.width * scale * devicePixelRatio : 0;
  const url = useSharpSource(picture, { loaded, pixels });
  useViewerKeys({ stageRef, zoomRef, step });
  return (
    <>
      <div ref={stageRef} className={styles.stage} data-zoomed={scale > 1} data-stage="">
        <div
          ref={frameRef}
          className={styles.frame}
          style={{
            ...fitted,
            ...(picture.preview && { backgroundImage: `url("${picture.preview}")` }),
          }}
        >
          {url ? <img src={url} alt={picture.alt} draggable={false} /> : null}
        </div>
      </div>
      <Foot caption={picture.alt} {...{ hasNeighbours, onStep, zoomRef, scale }} />
    </>
  );
}

type KeysOptions = {
  stageRef: RefObject<HTMLElement | null>;
  zoomRef: RefObject<Zoom | null>;
  step: (by: 1 | -1) => void;
};

/** Keys work wherever in the dialog the focus is. */
function useViewerKeys({ stageRef, zoomRef, step }: KeysOptions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (zoomRef.current && handleKey(event, zoomRef.current, step)) event.preventDefault();
    };
    const dialog = stageRef.current?.closest('dialog');
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  });
}

type FootProps = Pick<ViewedPictureProps, 'hasNeighbours' | 'onStep'> & {
  caption: string;
  zoomRef: RefObject<Zoom | null>;
  scale: number;
};

function Foot({ caption, hasNeighbours, onStep, zoomRef, scale }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.controls}>
        {hasNeighbours ? (
          <>
            <button type="button" aria-label="Previous picture" onClick={() => onStep(-1)}>
              <ArrowIcon direction="left" />
            </button>
            <button type="button" aria-label="Next picture" onClick={() => onStep(1)}>
              <ArrowIcon />
            </button>
          </>
        ) : null}
        <ZoomButtons zoomRef={zoomRef} scale={scale} />
      </div>
    </div>
  );
}
