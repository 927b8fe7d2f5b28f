import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { Units } from '#content/facts/units.shared.ts';
import { type Picture, type PictureFormat, variantPath } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { onward } from '../../behaviour/reading-direction.ts';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import type { Zoom } from './create-zoom.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { useTiles } from './use-tiles.ts';
import { type StartingZoom, useZoom } from './use-zoom.ts';
import styles from './ViewedPicture.module.css';
import { widthForPixels } from './zoom-view.ts';

const panShare = 0.2;
const stepFactor = 1.5;

/** `widthMm` tells how wide what it shows is, where that is known. */
export type MeasuredPicture = Picture & { widthMm?: number | undefined };

type ViewedPictureProps = {
  picture: MeasuredPicture;
  units: Units;
  loaded: string;
  start: StartingZoom | undefined;
  hasNeighbours: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** The picture, its caption and its controls. */
export function ViewedPicture(props: ViewedPictureProps) {
  const { picture, units, loaded, start, hasNeighbours, onStep, onClose } = props;
  const altIn = useLangOf()(picture, 'alt');
  const step = (by: 1 | -1) => (hasNeighbours ? onStep(by) : zoomRef.current?.fit());
  const tiles = useTiles(picture);
  const [shownScale, setShownScale] = useState(1);
  const { stageRef, frameRef, zoomRef, scale, fitted } = useZoom({
    picture,
    start,
    onSwipe: step,
    onTapBeside: onClose,
    onDraw(drawn) {
      tiles.draw(drawn);
      if (picture.widthMm) setShownScale(drawn.shown.scale);
    },
  });
  const pixels = fitted ? fitted.width * scale * devicePixelRatio : 0;
  const url = useSharpSource(picture, { loaded, pixels: Math.min(pixels, tiles.sharpFrom) });
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
          {url ? <img src={url} alt={picture.alt} {...altIn} draggable={false} /> : null}
        </div>
        {tiles.canvasRef ? <canvas ref={tiles.canvasRef} className={styles.tiles} /> : null}
        {fitted && picture.widthMm ? (
          <ScaleBar pxPerMm={(fitted.width * shownScale) / picture.widthMm} units={units} />
        ) : null}
      </div>
      <Foot caption={picture.alt} captionIn={altIn} {...{ hasNeighbours, onStep, zoomRef, scale }} />
    </>
  );
}

type SharpSourceOptions = {
  /** The variant that the page shows already; empty where it has not been loaded. */
  loaded: string;
  /** The picture's width in device pixels; 0 until that is known. */
  pixels: number;
};

/** The picture's URL: the available variant first, a sharper one as soon as it is loaded and decoded. */
function useSharpSource(picture: Picture, { loaded, pixels }: SharpSourceOptions): string {
  const [url, setUrl] = useState(loaded);
  const sharpest = useRef(0);
  useEffect(() => {
    const width = widthForPixels(picture, pixels);
    const rank = width === 'original' ? Number.POSITIVE_INFINITY : width;
    if (pixels === 0 || rank <= sharpest.current) return;
    const sharper =
      width === 'original' ? picture.path : variantPath(picture.path, { width, format: formatOf(loaded) });
    let isCurrent = true;
    const image = new Image();
    image.src = sharper;
    const show = () => {
      if (!isCurrent) return;
      sharpest.current = rank;
      setUrl(sharper);
    };
    // If it can't be loaded, the current variant stays.
    image.decode().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [picture, pixels, loaded]);
  return url;
}

/** The format the browser chose for the page is one that it supports here, too. */
function formatOf(loaded: string): PictureFormat {
  return loaded.endsWith('.avif') ? 'avif' : 'webp';
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

/** What keys do to the picture (`+ - 0`, arrows), and between pictures. @returns whether the key was taken */
function handleKey(event: KeyboardEvent, zoom: Zoom, step: (by: 1 | -1) => void): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { stage } = zoom.bounds();
  const [across, down] = [stage.width * panShare, stage.height * panShare];
  const isFitted = zoom.target().scale <= 1;
  const actions = new Map(
    Object.entries<() => void>({
      '+': () => zoom.zoomBy(1.5),
      '=': () => zoom.zoomBy(1.5),
      '-': () => zoom.zoomBy(1 / 1.5),
      '0': zoom.fit,
      PageDown: () => step(1),
      PageUp: () => step(-1),
      ArrowRight: () => (isFitted ? step(onward()) : zoom.panBy({ x: -across, y: 0 })),
      ArrowLeft: () => (isFitted ? step(onward() === 1 ? -1 : 1) : zoom.panBy({ x: across, y: 0 })),
      ArrowDown: () => zoom.panBy({ x: 0, y: -down }),
      ArrowUp: () => zoom.panBy({ x: 0, y: down }),
    }),
  );
  const action = actions.get(event.key);
  action?.();
  return action !== undefined;
}

type FootProps = Pick<ViewedPictureProps, 'hasNeighbours' | 'onStep'> & {
  caption: string;
  captionIn: InLanguage;
  zoomRef: RefObject<Zoom | null>;
  scale: number;
};

function Foot({ caption, captionIn, hasNeighbours, onStep, zoomRef, scale }: FootProps) {
  const t = useMessages(common);
  return (
    <div className={styles.foot}>
      <p className={styles.caption} {...captionIn}>
        {caption}
      </p>
      <div className={styles.controls}>
        {hasNeighbours ? (
          <>
            <button type="button" aria-label={t('common:picture.previous')} onClick={() => onStep(-1)}>
              <ArrowIcon direction="left" />
            </button>
            <button type="button" aria-label={t('common:picture.next')} onClick={() => onStep(1)}>
              <ArrowIcon />
            </button>
          </>
        ) : null}
        <ZoomButtons zoomRef={zoomRef} scale={scale} />
      </div>
    </div>
  );
}

type ZoomButtonsProps = { zoomRef: RefObject<Zoom | null>; scale: number };

/** Zoom buttons, as an alternative to wheel, pinch and keys. The zoom level is shown between them. */
function ZoomButtons({ zoomRef, scale }: ZoomButtonsProps) {
  const t = useMessages(common);
  const { language } = useContext(MessagesContext);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' } as const;
  const shownScale = scale.toLocaleString(language, digits);
  const largest = zoomRef.current?.bounds().largest ?? Number.POSITIVE_INFINITY;
  return (
    <div className={styles.zoom} role="group" aria-label={t('common:picture.enlargement')}>
      <button
        type="button"
        aria-label={t('common:picture.zoomOut')}
        aria-disabled={scale <= 1}
        onClick={() => zoomRef.current?.zoomBy(1 / stepFactor)}
      >
        <SignIcon path="M1 8h14" />
      </button>
      <button
        type="button"
        className={styles.scale}
        aria-label={t('common:picture.fit', { scale: shownScale })}
        onClick={() => zoomRef.current?.fit()}
      >
        {shownScale}×
      </button>
      <button
        type="button"
        aria-label={t('common:picture.zoomIn')}
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
