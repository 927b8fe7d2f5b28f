import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { findFieldElement, showElement } from '../page-fields.ts';
import type { PreviewWidth } from '../preview-choices.ts';
import { FieldOutline } from './FieldOutline.tsx';
import styles from './PreviewFrame.module.css';
import { roomBelow, useFrameSize } from './use-frame-size.ts';
import { useFramedPage } from './use-framed-page.ts';
import { usePageEvents } from './use-page-events.ts';

type PreviewFrameProps = {
  html: string;
  path: string;
  device: PreviewWidth;
  isAmongOthers: boolean;
  /** The field that has the focus in the form. */
  field: string | undefined;
  labelOf: (field: string) => string;
  onPick: (field: string) => void;
  onNavigate: (path: string) => void;
  onLeave: () => void;
  /** What stands below the page. */
  children: ReactNode;
};

/** Standards mode, and nothing else: what is shown in it is merged into it. */
const emptyPage = '<!doctype html><html><head></head><body></body></html>';

/** A page of the site on a screen of its own, made smaller to fit. */
export function PreviewFrame({
  html,
  path,
  device,
  isAmongOthers,
  field,
  labelOf,
  children,
  ...props
}: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, scale } = useFrameSize(box, device);
  const { page, version, onLoad } = useFramedPage(html, { path, isAmongOthers });
  const focused = useFocusedPlace(page, { field, version });
  const [pointed, setPointed] = useState<HTMLElement>();
  const [scrolls, setScrolls] = useState(0);
  usePageEvents(page, {
    ...props,
    onPoint: setPointed,
    onScroll: () => setScrolls((count) => count + 1),
  });
  const outlined = pointed?.isConnected ? pointed : focused;
  return (
    <div ref={box} className={styles.box} style={{ '--below': `${roomBelow}px` } as CSSProperties}>
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        <iframe
          className={styles.frame}
          title="Preview of the page"
          srcDoc={emptyPage}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={(event) => onLoad(event.currentTarget)}
        />
        {outlined?.dataset.field ? (
          <FieldOutline
            element={outlined}
            label={labelOf(outlined.dataset.field)}
            scale={scale}
            moment={`${version} ${scrolls} ${width} ${height}`}
          />
        ) : null}
      </div>
      <div className={styles.below}>{children}</div>
    </div>
  );
}

/** The place of a field on the page, which is scrolled there when the field gets the focus or first appears. */
function useFocusedPlace(
  page: Document | undefined,
  { field, version }: { field: string | undefined; version: number },
): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const found = page && version > 0 && field !== undefined ? findFieldElement(page, field) : undefined;
    setPlace(found);
    if (found && shown.current !== field) showElement(found);
    shown.current = found && field;
  }, [page, field, version]);
  return place;
}
