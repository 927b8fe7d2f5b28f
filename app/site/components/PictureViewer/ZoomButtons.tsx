import type { RefObject } from 'react';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import type { Zoom } from './create-zoom.ts';
import styles from './ViewedPicture.module.css';

type ZoomButtonsProps = { zoomRef: RefObject<Zoom | null>; scale: number };

const stepFactor = 1.5;

/** Zoom buttons, as an alternative to wheel, pinch and keys. The zoom level is shown between them. */
export function ZoomButtons({ zoomRef, scale }: ZoomButtonsProps) {
  const largest = zoomRef.current?.bounds().largest ?? Number.POSITIVE_INFINITY;
  return (
    <div className={styles.zoom} role="group" aria-label="Enlargement">
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={scale <= 1}
        onClick={() => zoomRef.current?.zoomBy(1 / stepFactor)}
      >
        <SignIcon path="M1 8h14" />
      </button>
      <button
        type="button"
        className={styles.scale}
        aria-label={`Show all of the picture, now enlarged ${scale.toFixed(1)} times`}
        onClick={() => zoomRef.current?.fit()}
      >
        {scale.toFixed(1)}×
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={scale >= largest}
        onClick={() => zoomRef.current?.zoomBy(stepFactor)}
      >
        <SignIcon path="M1 8h14M8 1v14" />
      </button>
    </div>
  );
}

function SignIcon({ path }: { path: string }) {
  return <LineIcon width={16} height={16} strokeWidth="1.1" path={path} />;
}
