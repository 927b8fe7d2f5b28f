import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { menuLinks } from '../FullScreenMenu/menu-links.ts';
import { Label } from '../Label/Label.tsx';
import { Link } from '../Link/Link.tsx';
import type { ShellTexts } from '../SiteShell/load-shell-texts.ts';
import styles from './SiteFooter.module.css';

type FooterLinksProps = {
  collections: readonly { name: string; slug: string }[];
  texts: Pick<ShellTexts['footer'], 'roomsLabel' | 'collectionsLabel' | 'toolsLabel' | 'tools'>;
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
      <LinkRow
        label={texts.collectionsLabel}
        links={collections.map((each) => ({ id: each.slug, label: each.name, path: pathOfCategory(each) }))}
      />
      <LinkRow label={texts.toolsLabel} links={texts.tools} />
    </nav>
  );
}

type LinkRowProps = { label: string; links: readonly { id: string; label: string; path: string }[] };

function LinkRow({ label, links }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <>
      <Label className={styles.collectionsLabel}>{label}</Label>
      <ul className={styles.collections}>
        {links.map(({ id, label: name, path }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
