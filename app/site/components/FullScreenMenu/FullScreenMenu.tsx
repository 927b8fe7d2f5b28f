import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Picture as PictureRecord, variantPath, widthsFor } from '#content/picture/picture.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { menuSlideMs } from '../../behaviour/timings.ts';
import type { Modal } from '../../behaviour/use-modal.ts';
import { useSlideshow } from '../../behaviour/use-slideshow.ts';
import { useTouchScrollLock } from '../../behaviour/use-touch-scroll-lock.ts';
import { useLangOf } from '../../languages-context.ts';
import type { MenuLink, ShownLink } from '../../load-navigation.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { twoDigits } from '../../typography/two-digits.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Picture, placeholderPath } from '../Picture/Picture.tsx';
import { MenuCloseLink, MenuToggle } from '../SiteHeader/MenuToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './FullScreenMenu.module.css';

/** The maximum share of the window that a preview's frame takes, see `.preview`. */
const previewWidth = 34;
const previewHeight = 82;

type MainLink = Omit<MenuLink, 'image'>;

type FullScreenMenuProps = {
  /** The company's name. */
  name: string;
  /** Preview pictures by the links they belong to. */
  pictures: Record<string, PictureRecord | undefined>;
  links: readonly MainLink[];
  /** The links without a number, to secondary pages. */
  further: readonly ShownLink[];
  /** Path of the page behind the menu. */
  currentPath?: string | undefined;
  modal: Modal;
  /** False until scripts run: the menu then opens and closes by the URL's hash, `#menu`. */
  isTaken: boolean;
};

/**
 * The main pages in a menu over the whole window. When opened by the URL's hash, it is only closed by loading a
 * page: `:target` does not follow the history API.
 */
export function FullScreenMenu(props: FullScreenMenuProps) {
  const t = useMessages(shell);
  const { name, further, currentPath, modal, isTaken } = props;
  useTouchScrollLock(modal);
  // A chosen link closes the menu; so does a click outside every interactive element.
  const closeUnlessControl = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) modal.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for the pointer
    <dialog
      ref={modal.ref}
      id="menu"
      className={styles.menu}
      data-ground="night"
      aria-label={t('shell:menu.title')}
      onClick={isTaken ? closeUnlessControl : undefined}
    >
      <nav aria-label={t('shell:menu.main')} className={styles.links}>
        <div className={styles.bar}>
          <Wordmark name={name} />
          {isTaken ? <MenuToggle isClosing isExpanded onToggle={modal.close} /> : <MenuCloseLink />}
        </div>
        <MainLinks {...props} />
        <FurtherLinks links={further} currentPath={currentPath} isTaken={isTaken} />
      </nav>
      <LanguageSwitch />
    </dialog>
  );
}

/** One after the other shows its picture, until the visitor points at one. */
function MainLinks({ pictures, links, currentPath, modal, isTaken }: FullScreenMenuProps) {
  const [isPointed, setPointed] = useState(false);
  const isPictured = useWasOpen(modal);
  const [activeIndex, setActiveIndex] = useSlideshow({
    count: links.length,
    everyMs: menuSlideMs,
    isRunning: modal.isOpen && !isPointed,
  });
  return (
    <ul
      className={styles.list}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      {links.map((link, index) => (
        <MenuItem
          key={link.id}
          link={link}
          number={twoDigits(index + 1)}
          picture={pictures[link.id]}
          isPictured={isPictured}
          isActive={index === activeIndex}
          current={currentOf(link.path, currentPath)}
          isTaken={isTaken}
          onPoint={() => setActiveIndex(index)}
        />
      ))}
    </ul>
  );
}

/** Whether the menu has been opened, be it by the URL's hash before scripts ran. */
function useWasOpen({ isOpen }: Modal): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (location.hash === '#menu') setWasOpen(true);
  }, []);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

type MenuItemProps = {
  /** The pictures of a menu that nobody has opened yet are not in the page. */
  isPictured: boolean;
  link: MainLink;
  /** Its place, as `01`. */
  number: string;
  picture: PictureRecord | undefined;
  isActive: boolean;
  current: 'page' | 'true' | undefined;
  isTaken: boolean;
  /** Called when the visitor hovers over or focuses it. */
  onPoint: () => void;
};

function MenuItem(props: MenuItemProps) {
  const langOf = useLangOf();
  const { link, number, picture, isPictured, isActive, current, isTaken, onPoint } = props;
  const previewId = `menu-preview-${number}`;
  return (
    <li
      className={styles.item}
      data-active={isActive || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <Link
        className={styles.link}
        to={link.path}
        reloadDocument={!isTaken}
        aria-current={current}
        aria-describedby={previewId}
      >
        <span className={`numeral ${styles.number}`}>{number}</span>
        <span className={styles.label} {...langOf(link, 'label')}>
          {link.label}
        </span>
      </Link>
      <div className={styles.preview}>
        {isPictured ? (
          <Picture
            picture={picture}
            sizes={previewSizes(picture)}
            ratio="fill"
            alt=""
            className={styles.picture}
          />
        ) : (
          <noscript>{import.meta.env.SSR ? <PlainPreview picture={picture} /> : null}</noscript>
        )}
      </div>
      <p id={previewId} className={styles.text} {...langOf(link, 'description')}>
        {link.description}
      </p>
    </li>
  );
}

/** Without scripts, a picture in one size that is sharp in most windows. */
function PlainPreview({ picture }: Pick<MenuItemProps, 'picture'>) {
  const width = picture && widthsFor(picture.width).findLast((candidate) => candidate <= 1600);
  const src = width ? variantPath(picture.path, { width, format: 'webp' }) : placeholderPath;
  const focus = picture && `${Math.round(picture.focalX * 100)}% ${Math.round(picture.focalY * 100)}%`;
  return <img src={src} alt="" loading="lazy" style={{ objectPosition: focus }} />;
}

type FurtherLinksProps = { links: readonly ShownLink[]; currentPath: string | undefined; isTaken: boolean };

function FurtherLinks({ links, currentPath, isTaken }: FurtherLinksProps) {
  const langOf = useLangOf();
  const t = useMessages(shell);
  if (links.length === 0) return null;
  return (
    <ul className={styles.side} aria-label={t('shell:menu.further')}>
      {links.map((link) => (
        <li key={link.id}>
          <Link
            to={link.path}
            reloadDocument={!isTaken}
            aria-current={currentOf(link.path, currentPath)}
            {...langOf(link, 'label')}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The frame is upright on most screens, so the picture's width follows from the frame's height. */
function previewSizes(picture: PictureRecord | undefined): string {
  if (!picture) return '1px';
  const widthOfHeight = Math.round((picture.width / picture.height) * previewHeight);
  return `(width>=900px) max(${previewWidth}vw,${widthOfHeight}svh),1px`;
}

/** Whether a link of the menu leads to the page behind it, to an ancestor of that page, or elsewhere. */
function currentOf(path: string, currentPath = ''): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(path) ? 'true' : undefined;
}
