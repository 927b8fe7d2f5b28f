import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '../../icons/icons.ts';
import { useSignOut } from '../use-sign-out.ts';
import { useSignedInName } from '../use-signed-in-name.ts';
import styles from './Sidebar.module.css';

/** The signed-in administrator, with the settings of their own. */
export function Account() {
  const signOut = useSignOut();
  const name = useSignedInName();
  return (
    <div className={styles.account}>
      <a className={styles.link} href="/" target="_blank" rel="noreferrer">
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
          </span>
        ) : null}
      </p>
      <Link className={styles.link} to="/admin/users/#change-password">
        <IconKey size={18} stroke={1.4} aria-hidden="true" />
        <span>Change password</span>
      </Link>
      <button type="button" className={styles.link} onClick={signOut}>
        <IconLogout size={18} stroke={1.4} aria-hidden="true" />
        <span>Sign out</span>
      </button>
      <ColourScheme />
    </div>
  );
}

const schemes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'As the system', icon: IconDeviceDesktop },
] as const;

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
