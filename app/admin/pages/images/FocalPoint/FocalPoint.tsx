import type { KeyboardEvent, MouseEvent } from 'react';
import { variantPath } from '#content/picture/picture.ts';
import { t } from '../../../kit/language/t.ts';
import type { ImageRecord } from '../../../kit/media/image-record.ts';
import styles from './FocalPoint.module.css';
import { limitPoint, movePoint, type Point } from './move-point.ts';

type FocalPointProps = {
  image: ImageRecord;
  point: Point;
  onChange: (point: Point) => void;
};

const crops = [
  { name: '3:2', ratio: '3 / 2' },
  { name: '4:5', ratio: '4 / 5' },
  { name: '1:1', ratio: '1' },
];

/** Sets the part of an image that every crop keeps, by a click on it or with the arrow keys. */
export function FocalPoint({ image, point, onChange }: FocalPointProps) {
  const source = variantPath(image.path, { width: 480, format: 'webp' });
  const [left, top] = [Math.round(point.x * 100), Math.round(point.y * 100)];

  return (
    <div className={styles.focal} role="group" aria-label={t('Focal point')}>
      <button
        type="button"
        className={styles.picture}
        style={{ aspectRatio: `${image.width ?? 1} / ${image.height ?? 1}` }}
        {...pointing(point, onChange)}
        aria-label={t('Set the focal point: click on the picture, or press the arrow keys')}
      >
        <img src={source} alt="" draggable={false} />
        <span className={styles.mark} style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
      </button>
      <output className={styles.position}>
        {t('Focal point {left} % from the left, {top} % from the top', { left, top })}
      </output>
      <Crops source={source} position={`${left}% ${top}%`} />
    </div>
  );
}

/** A click sets the point, and the arrow keys move it. */
function pointing(point: Point, onChange: (point: Point) => void) {
  function onClick(event: MouseEvent<HTMLButtonElement>): void {
    // Enter and Space also click, but have no position on the image.
    if (event.detail === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    onChange(
      limitPoint({
        x: (event.clientX - frame.left) / frame.width,
        y: (event.clientY - frame.top) / frame.height,
      }),
    );
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const moved = movePoint(point, event);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }
  return { onClick, onKeyDown };
}

function Crops({ source, position }: { source: string; position: string }) {
  return (
    <ul className={styles.crops} aria-label={t('Crops')}>
      {crops.map(({ name, ratio }) => (
        <li key={name}>
          <img
            src={source}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: position }}
            data-crop={name}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
