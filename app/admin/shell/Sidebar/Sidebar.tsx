import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useContext } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../../../site/components/BrandLogo/BrandLogo.tsx';
import { lengthOf } from '../../../site/components/Wordmark/name-length.ts';
import { addressOnSite } from '../../document-facts.ts';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { useMay, useRole } from '../../kit/access/use-may.ts';
import { useSignedInName } from '../../kit/api/use-signed-in-name.ts';
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { useSignOut } from '../../kit/sign-in/use-sign-out.ts';
import type { Unread } from '../counts.ts';
import { accountPath, isPageOf, itemAt, menuFor, type NavigationItem } from '../navigation.ts';
import { viewSite } from '../view-site.ts';
import styles from './Sidebar.module.css';

const schemes = [
  { value: 'light', label: t('Light'), icon: IconSun },
  { value: 'dark', label: t('Dark'), icon: IconMoon },
  { value: 'auto', label: t('As the system'), icon: IconDeviceDesktop },
] as const;

type SidebarProps = {
  unread: Unread;
  /** Every page of the menu, not those of the open section alone: in the drawer of phones, which closes at each choice. */
  showsAll?: boolean;
  onOpenPalette: () => void;
};

/** The menu, beside the page on wide screens and in a drawer on phones. */
export function Sidebar({ unread, showsAll = false, onOpenPalette }: SidebarProps) {
  const brand = useContext(BrandContext)?.brand;
  const may = useMay();
  const page = itemAt(useLocation().pathname);
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
        <span>{t('Go to anything')}</span>
        <kbd>{t('Ctrl K')}</kbd>
      </button>
      <nav aria-label={t('Back office')} className={styles.menu}>
        <ul>
          {menuFor(may).map((entry) => {
            const isOpen = isPageOf(entry, page);
            return (
              <li key={entry.item.to} data-open={isOpen || undefined}>
                <SidebarLink
                  item={entry.item}
                  current={page === entry.item ? 'page' : isOpen && 'true'}
                  unread={unread[entry.item.to] ?? 0}
                />
                {entry.below.length > 0 && (isOpen || showsAll) ? (
                  <ul className={styles.below}>
                    {entry.below.map((item) => (
                      <li key={item.to}>
                        <SidebarLink item={item} current={page === item && 'page'} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            );
          })}
        </ul>
      </nav>
      <Account />
    </div>
  );
}

type SidebarLinkProps = {
  item: NavigationItem;
  /** 'true': the page is below it or listed on it. */
  current: 'page' | 'true' | false;
  unread?: number;
};

function SidebarLink({ item, current, unread = 0 }: SidebarLinkProps) {
  const Icon = item.icon;
  return (
    <Link to={item.to} className={styles.link} aria-current={current || undefined}>
      <Icon size={18} stroke={1.4} aria-hidden="true" />
      <span>{item.label}</span>
      {unread > 0 ? (
        <span className={styles.unread}>
          {unread}
          <span className="visually-hidden"> {t('unread')}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** The signed-in administrator, with the settings of their own. */
function Account() {
  const signOut = useSignOut();
  const name = useSignedInName();
  const role = useRole();
  return (
    <div className={styles.account}>
      <a
        className={styles.link}
        href={addressOnSite('/')}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          void viewSite();
        }}
      >
        <IconExternalLink size={18} stroke={1.4} aria-hidden="true" />
        <span>
          {t('View the site')}
          <span className="visually-hidden"> {t('(opens a new tab)')}</span>
        </span>
      </a>
      <p className={styles.user}>
        <IconUserCircle size={18} stroke={1.4} aria-hidden="true" />
        {name ? (
          <span>
            <span className="visually-hidden">{t('Signed in as')} </span>
            {name}
            {role ? <span className={styles.role}> · {roleTexts[role].label}</span> : null}
          </span>
        ) : null}
      </p>
      <NavLink className={styles.link ?? ''} to={accountPath}>
        <IconKey size={18} stroke={1.4} aria-hidden="true" />
        <span>{t('Your account')}</span>
      </NavLink>
      <button type="button" className={styles.link} onClick={signOut}>
        <IconLogout size={18} stroke={1.4} aria-hidden="true" />
        <span>{t('Sign out')}</span>
      </button>
      <ColourScheme />
    </div>
  );
}

/** Mantine stores the choice in the browser. */
function ColourScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      className={styles.scheme}
      aria-label={t('Colours')}
      fullWidth
      value={colorScheme}
      onChange={setColorScheme}
      data={schemes.map(({ value, label, icon: Icon }) => ({
        value,
        label: (
          <span className={styles.schemeLabel} title={label}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
