import { useContext } from 'react';
import { NavLink } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../../../site/components/BrandLogo/BrandLogo.tsx';
import { lengthOf } from '../../../site/components/Wordmark/name-length.ts';
import { useMay } from '../../access/use-may.ts';
import type { Unread } from '../counts.ts';
import { type NavigationItem, navigationFor } from '../navigation.ts';
import { Account } from './Account.tsx';
import styles from './Sidebar.module.css';

type SidebarProps = {
  unread: Unread;
  onOpenPalette: () => void;
};

/** The menu, beside the page on wide screens and in a drawer on phones. */
export function Sidebar({ unread, onOpenPalette }: SidebarProps) {
  const brand = useContext(BrandContext)?.brand;
  const may = useMay();
  return (
    <div className={styles.sidebar}>
      <p className={styles.brand}>
        {brand?.logo || brand?.logoDark ? (
          <BrandLogo brand={brand} className={styles.logo} />
        ) : (
          <span className={styles.name} data-length={lengthOf(brand?.name ?? '')}>
            {brand?.name}
          </span>
        )}
      </p>
      <button type="button" className={styles.search} onClick={onOpenPalette}>
        <span>Go to anything</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label="Back office" className={styles.groups}>
        {navigationFor(may).map((group) => (
          <section key={group.label} aria-label={group.label}>
            {group.items.length > 1 ? (
              <p className={styles.label} aria-hidden="true">
                {group.label}
              </p>
            ) : null}
            <ul>
              {group.items.map((item) => (
                <li key={item.to}>
                  <SidebarLink item={item} unread={unread[item.to] ?? 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Account />
    </div>
  );
}

function SidebarLink({ item, unread }: { item: NavigationItem; unread: number }) {
  const Icon = item.icon;
  return (
    <NavLink to={item.to} className={styles.link ?? ''}>
      <Icon size={18} stroke={1.4} aria-hidden="true" />
      <span>{item.label}</span>
      {unread > 0 ? (
        <span className={styles.unread}>
          {unread}
          <span className="visually-hidden"> unread</span>
        </span>
      ) : null}
    </NavLink>
  );
}
