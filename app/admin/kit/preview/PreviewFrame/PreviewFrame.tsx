import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../language/t.ts';
import {
  fieldElementAround,
  fieldElementAt,
  fieldElementOf,
  findFieldElement,
  pagePathOf,
  showElement,
} from '../page-fields.ts';
import type { PreviewWidth } from '../preview-choices.ts';
import styles from './PreviewFrame.module.css';
import { useFramedPage } from './use-framed-page.ts';

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

/**
 * A screen in CSS pixels: as wide as the device, and as high as fits between the two. A desktop's is made so much smaller
 * beside a form that it may be higher than real ones: the room below it would stay empty otherwise.
 */
const screens = {
  desktop: { width: 1440, minHeight: 720, maxHeight: 1600 },
  phone: { width: 390, minHeight: 620, maxHeight: 844 },
} as const;

/** Kept free for what stands below: the page must not change its size while somebody types. */
const roomBelow = 88;

/** The lines around the page, one on each side. */
const edges = 2;

const labelHeight = 26;
const distance = 4;

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
          title={t('Preview of the page')}
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

/** How large a frame is, and by how much it is made smaller to fit its box. */
function useFrameSize(box: RefObject<HTMLElement | null>, device: PreviewWidth) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setRoom({ width: element.clientWidth - edges, height: element.clientHeight - edges - roomBelow });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  const { width, minHeight, maxHeight } = screens[device];
  const scale = Math.min(1, room.width / width, room.height / minHeight) || 1;
  return { width, height: Math.min(maxHeight, Math.floor(room.height / scale)), scale };
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

type PageEvents = {
  onPick: (field: string) => void;
  onNavigate: (path: string) => void;
  onPoint: (element: HTMLElement | undefined) => void;
  onScroll: () => void;
  onLeave: () => void;
};

/** What pointer and keyboard do in a previewed page: they lead to fields, and nowhere else. */
function usePageEvents(page: Document | undefined, events: PageEvents): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (!page || event.button !== 0) return;
    // A key on a link or button clicks at no point.
    const element = event.detail === 0 ? fieldElementAround(event.target) : fieldElementAt(page, event);
    if (element?.dataset.field) return events.onPick(element.dataset.field);
    const path = pagePathOf(event.target);
    if (path) events.onNavigate(path);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return events.onLeave();
    const field = fieldElementOf(event.target)?.dataset.field;
    // Enter on a link or button is a click as well.
    if (event.key !== 'Enter' || !field) return;
    event.preventDefault();
    events.onPick(field);
  });
  const onMove = useEffectEvent((event: MouseEvent) => {
    if (page) events.onPoint(fieldElementAt(page, event));
  });
  const onFocus = useEffectEvent((event: FocusEvent) => events.onPoint(fieldElementAround(event.target)));
  const onAway = useEffectEvent(() => events.onPoint(undefined));
  const onScroll = useEffectEvent(() => events.onScroll());
  useEffect(() => {
    if (!page) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    page.addEventListener('click', onClick, options);
    page.addEventListener('auxclick', onClick, options);
    page.addEventListener('keydown', onKeyDown, options);
    page.addEventListener('mousemove', onMove, options);
    page.addEventListener('mouseleave', onAway, options);
    page.addEventListener('focusin', onFocus, options);
    page.addEventListener('focusout', onAway, options);
    page.addEventListener('scroll', onScroll, options);
    page.addEventListener('submit', preventDefault, options);
    page.addEventListener('dragstart', preventDefault, options);
    return () => listening.abort();
  }, [page]);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

type FieldOutlineProps = {
  element: HTMLElement;
  label: string;
  scale: number;
  /** Changes whenever the element may have moved. */
  moment: string;
};

type Box = { top: number; left: number; width: number; height: number };

/** Marks a field's place on the previewed page, over the frame: nothing on the page itself changes. */
function FieldOutline({ element, label, scale, moment }: FieldOutlineProps) {
  const [box, setBox] = useState<Box>();
  // Measured again at each of these moments.
  useLayoutEffect(() => {
    setBox(element.isConnected ? boxOf(element, scale) : undefined);
  }, [element, scale, moment]);
  if (!box) return null;
  const { top, left, width, height } = box;
  return (
    <div
      className={styles.outline}
      style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
      data-side={top < labelHeight ? 'below' : 'above'}
      aria-hidden="true"
    >
      <span className={styles.label}>{label}</span>
    </div>
  );
}

function boxOf(element: HTMLElement, scale: number): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    top: top * scale - distance,
    left: left * scale - distance,
    width: width * scale + 2 * distance,
    height: height * scale + 2 * distance,
  };
}
