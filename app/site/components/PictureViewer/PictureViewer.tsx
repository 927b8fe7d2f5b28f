import { useEffect, useState } from 'react';
import type { Units } from '#content/facts/units.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { readKeptUnits } from '../../behaviour/kept-units.ts';
import { useModal } from '../../behaviour/use-modal.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import { CloseButton } from '../Modal/CloseButton.tsx';
import styles from './PictureViewer.module.css';
import type { StartingZoom } from './use-zoom.ts';
import { type MeasuredPicture, ViewedPicture } from './ViewedPicture.tsx';

export type ViewerStart = {
  index: number;
  /** What the visitor clicked; gets the focus back. */
  opener: HTMLElement;
  /** The variant of each picture that the page shows already; empty where it has not been loaded. */
  loaded: readonly string[];
  zoom?: StartingZoom | undefined;
};

type PictureViewerProps = {
  pictures: readonly MeasuredPicture[];
  units?: Units;
  label: string;
  start: ViewerStart;
  /** Receives the picture that was shown last. */
  onLeave: (index: number) => void;
};

/** Pictures over the whole window, one at a time, zoomable up to their full resolution. */
export function PictureViewer({ pictures, units = 'metric', label, start, onLeave }: PictureViewerProps) {
  const modal = useModal();
  const [index, setIndex] = useState(start.index);
  const [zoom, setZoom] = useState<StartingZoom | undefined>(start.zoom);
  const { open } = modal;
  useEffect(() => open(start.opener), [open, start.opener]);
  const picture = pictures[index];
  const count = pictures.length;
  if (!picture) return null;
  const go = (target: number) => {
    setZoom(undefined);
    setIndex((target + count) % count);
  };
  return (
    <dialog
      ref={modal.ref}
      className={styles.viewer}
      data-ground="night"
      aria-label={label}
      onClose={() => onLeave(index)}
    >
      <div className={styles.top}>
        <Counter index={index} count={count} />
        <CloseButton onClick={modal.close} />
      </div>
      <ViewedPicture
        key={picture.path}
        picture={picture}
        units={readKeptUnits() ?? units}
        loaded={start.loaded[index] ?? ''}
        start={zoom}
        hasNeighbours={count > 1}
        onStep={(step) => go(index + step)}
        onClose={modal.close}
      />
    </dialog>
  );
}

function Counter({ index, count }: { index: number; count: number }) {
  const t = useMessages(common);
  return (
    <p className="numeral" aria-live="polite">
      {t.rich('common:picture.counter', {
        number: twoDigits(index + 1),
        count: twoDigits(count),
        hidden: (text) => <span className="visually-hidden">{text}</span>,
      })}
    </p>
  );
}
