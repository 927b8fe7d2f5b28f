import { Link } from 'react-router';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { Picture } from '../Picture/Picture.tsx';
import { MenuCloseLink, MenuToggle } from '../SiteHeader/MenuToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './FullScreenMenu.module.css';
import { menuLinks } from './menu-links.ts';

type FullScreenMenuProps = {
  /** The company's name. */
  name: string;
  /** Preview pictures by the path they belong to. */
  pictures: Record<string, PictureRecord | undefined>;
  /** Path of the page behind the menu. */
  currentPath?: string;
  isOpen?: boolean;
  /** Number in the list of the item whose preview hangs on the wall. */
  activeIndex?: number;
  /** Without it the menu opens and closes by its address, `#menu`; with it, it is a dialog. */
  onClose?: () => void;
};

/**
 * The six rooms of the house over the whole window. Opened by its address, it is only left by loading a page:
 * `:target` does not follow the history interface.
 */
export function FullScreenMenu(props: FullScreenMenuProps) {
  const { pictures, currentPath, isOpen = false, activeIndex = 0, onClose } = props;
  return (
    <div id="menu" className={styles.menu} data-room="night" data-open={isOpen} {...(onClose && dialogRole)}>
      <nav aria-label="Main" className={styles.rooms}>
        <div className={styles.bar}>
          <Wordmark name={props.name} />
          {onClose ? <MenuToggle isOpen onToggle={onClose} /> : <MenuCloseLink />}
        </div>
        <ul className={styles.list}>
          {menuLinks.map((link, index) => (
            <li key={link.path} className={styles.item} data-active={index === activeIndex}>
              <Link
                className={styles.link}
                to={link.path}
                reloadDocument={!onClose}
                aria-current={link.path === currentPath ? 'page' : undefined}
                aria-describedby={`menu-preview-${link.number}`}
              >
                <span className={styles.number}>{link.number}</span>
                <span className={styles.label}>{link.label}</span>
              </Link>
              <div className={styles.preview}>
                <Picture
                  picture={pictures[link.path]}
                  sizes="(width >= 900px) 38vw, 1px"
                  ratio="fill"
                  alt=""
                  className={styles.picture}
                />
              </div>
              <p id={`menu-preview-${link.number}`} className={styles.text}>
                {link.preview}
              </p>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const dialogRole = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } as const;
