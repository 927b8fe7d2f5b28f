import { Link } from 'react-router';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { menuLinks } from '../FullScreenMenu/menu-links.ts';
import { Label } from '../Label/Label.tsx';
import type { ShellTexts } from '../SiteShell/load-shell-texts.ts';
import styles from './SiteFooter.module.css';

type FooterLinksProps = {
  collections: readonly { name: string; slug: string }[];
  texts: Pick<ShellTexts['footer'], 'roomsLabel' | 'collectionsLabel'>;
};

export function FooterLinks({ collections, texts }: FooterLinksProps) {
  return (
    <nav className={styles.pages} aria-label="Footer">
      <Label>{texts.roomsLabel}</Label>
      <ul className={styles.roomList}>
        {menuLinks.map((link) => (
          <li key={link.path} className={styles.page}>
            <span className={`numeral ${styles.roomNumber}`} aria-hidden="true">
              {link.number}
            </span>
            <Link to={link.path}>{link.label}</Link>
          </li>
        ))}
      </ul>
      {collections.length > 0 ? (
        <>
          <Label className={styles.collectionsLabel}>{texts.collectionsLabel}</Label>
          <ul className={styles.collections}>
            {collections.map((collection) => (
              <li key={collection.slug}>
                <Link to={pathOfCategory(collection)}>{collection.name}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}
