import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { NavLink } from 'react-router';
import { roleTexts } from '../../access/role-texts.ts';
import { useRole } from '../../access/use-may.ts';
import { addressOnSite } from '../../document-facts.ts';
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '../../icons/icons.ts';
import { accountPath } from '../navigation.ts';
import { useSignOut } from '../use-sign-out.ts';
import { useSignedInName } from '../use-signed-in-name.ts';
import styles from './Sidebar.module.css';

/** The signed-in administrator, with the settings of their own. */
export function Account() {
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
