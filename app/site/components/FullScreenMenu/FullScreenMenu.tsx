import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Menu } from '#content/documents/menu.document.ts';
import { type Picture as PictureRecord, variantPath, widthsFor } from '#content/picture/picture.ts';
import { menuSlideMs } from '../../behaviour/timings.ts';
import type { Modal } from '../../behaviour/use-modal.ts';
import { useSlideshow } from '../../behaviour/use-slideshow.ts';
import { useTouchScrollLock } from '../../behaviour/use-touch-scroll-lock.ts';
import { useIsLinked } from '../../off-pages.ts';
import { Picture, placeholderPath } from '../Picture/Picture.tsx';
import { MenuCloseLink, MenuToggle } from '../SiteHeader/MenuToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './FullScreenMenu.module.css';
import { currentOf, type MenuLink, menuLinks } from './menu-links.ts';

/** The maximum share of the window that a preview's frame takes, see `.preview`. */
const previewWidth = 34;
const previewHeight = 82;

type FullScreenMenuProps = {
  /** The company's name. */
  name: string;
  /** Preview pictures by the path they belong to. */
  pictures: Record<string, PictureRecord | undefined>;
  /** The links without a number, to secondary pages. */
  sideLinks: Menu['sideLinks'];
  /** What stands below the names of the main pages, by their ids; empty where it is what comes with the program. */
  words: Readonly<Record<string, string>>;
  /** Path of the page behind the menu. */
  currentPath?: string | undefined;
  modal: Modal;
  /** False until scripts run: the menu then opens and closes by the URL's hash, `#menu`. */
  isTaken: boolean;
};

/**
 * The six main pages in a menu over the whole window. When opened by the URL's hash, it is only closed by loading a
 * page: `:target` does not follow the history API.
 */
export function FullScreenMenu(props: FullScreenMenuProps) {
  const { name, sideLinks, currentPath, modal, isTaken } = props;
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
      aria-label="Menu"
      onClick={isTaken ? closeUnlessControl : undefined}
    >
      <nav aria-label="Main" className={styles.links}>
        <div className={styles.bar}>
          <Wordmark name={name} />
          {isTaken ? <MenuToggle name="Close menu" isExpanded onToggle={modal.close} /> : <MenuCloseLink />}
        </div>
        <MainLinks {...props} />
        <SideLinks links={sideLinks} currentPath={currentPath} isTaken={isTaken} />
      </nav>
    </dialog>
  );
}

/** One after the other shows its picture, until the visitor points at one. */
function MainLinks({ pictures, words, currentPath, modal, isTaken }: FullScreenMenuProps) {
  const [isPointed, setPointed] = useState(false);
  const isPictured = useWasOpen(modal);
  const isLinked = useIsLinked();
  const links = menuLinks.filter(({ path }) => isLinked(path));
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
          key={link.path}
          link={link}
          words={words[link.id] || link.preview}
          picture={pictures[link.path]}
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
  link: MenuLink;
  words: string;
  picture: PictureRecord | undefined;
  isActive: boolean;
  current: 'page' | 'true' | undefined;
  isTaken: boolean;
  /** Called when the visitor hovers over or focuses it. */
  onPoint: () => void;
};

function MenuItem(props: MenuItemProps) {
  const { link, words, picture, isPictured, isActive, current, isTaken, onPoint } = props;
  const previewId = `menu-preview-${link.number}`;
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
        <span className={`numeral ${styles.number}`}>{link.number}</span>
        <span className={styles.label}>{link.label}</span>
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
      <p id={previewId} className={styles.text}>
        {words}
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

type SideLinksProps = { links: Menu['sideLinks']; currentPath: string | undefined; isTaken: boolean };

function SideLinks({ links, currentPath, isTaken }: SideLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.side} aria-label="Further">
      {links.map(({ id, label, path }) => (
        <li key={id}>
          <Link to={path} reloadDocument={!isTaken} aria-current={currentOf(path, currentPath)}>
            {label}
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
