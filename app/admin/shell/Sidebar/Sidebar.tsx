import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useContext } from 'react';
import { NavLink } from 'react-router';
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
import { useSignOut } from '../../kit/sign-in/use-sign-out.ts';
import type { Unread } from '../counts.ts';
import { accountPath, type NavigationItem, navigationFor } from '../navigation.ts';
import styles from './Sidebar.module.css';

const schemes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'As the system', icon: IconDeviceDesktop },
] as const;

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

/** The signed-in administrator, with the settings of their own. */
function Account() {
  const signOut = useSignOut();
  const name = useSignedInName();
  const role = useRole();
  return (
    <div className={styles.account}>
      <a className={styles.link} href={addressOnSite('/')} target="_blank" rel="noreferrer">
        <IconExternalLink size={18} stroke={1.4} aria-hidden="true" />
        <span>
          View the site<span className="visually-hidden"> (opens a new tab)</span>
        </span>
      </a>
      <p className={styles.user}>
        <IconUserCircle size={18} stroke={1.4} aria-hidden="true" />
        {name ? (
          <span>
            <span className="visually-hidden">Signed in as </span>
            {name}
            {role ? <span className={styles.role}> · {roleTexts[role].label}</span> : null}
          </span>
        ) : null}
      </p>
      <NavLink className={styles.link ?? ''} to={accountPath}>
        <IconKey size={18} stroke={1.4} aria-hidden="true" />
        <span>Your account</span>
      </NavLink>
      <button type="button" className={styles.link} onClick={signOut}>
        <IconLogout size={18} stroke={1.4} aria-hidden="true" />
        <span>Sign out</span>
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
      aria-label="Colours"
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
