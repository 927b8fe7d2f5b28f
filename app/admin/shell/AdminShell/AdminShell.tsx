import { Drawer } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../../../site/components/BrandLogo/BrandLogo.tsx';
import { lengthOf } from '../../../site/components/Wordmark/name-length.ts';
import { useFactorWatch } from '../../access/use-factor-watch.ts';
import { useRoleWatch } from '../../access/use-role-watch.ts';
import { IconMenu2, IconSearch } from '../../icons/icons.ts';
import { ConfirmIdentity } from '../ConfirmIdentity/ConfirmIdentity.tsx';
import { type Unread, useUnread } from '../counts.ts';
import { LoadingBar } from '../LoadingBar/LoadingBar.tsx';
import { Notices } from '../Notices/Notices.tsx';
import { SessionGuard } from '../SessionGuard/SessionGuard.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { useFreshBrand } from '../use-fresh-brand.ts';
import styles from './AdminShell.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useOverlays } from './use-overlays.tsx';

/** The layout of every page of the back office: menu, skip link, loading bar and session guard. */
export function AdminShell({ children }: { children: ReactNode }) {
  const unread = useUnread();
  useRoleWatch();
  useFactorWatch();
  useFreshBrand();
  const main = useFocusOnNewPage();
  const { overlays, openPalette } = useOverlays();
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <LoadingBar />
      <aside className={styles.side} aria-label="Menu">
        <Sidebar unread={unread} onOpenPalette={openPalette} />
      </aside>
      <div className={styles.column}>
        <TopOfWindow>
          <PhoneBar unread={unread} onOpenPalette={openPalette} />
          <Notices />
        </TopOfWindow>
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {overlays}
      <ConfirmIdentity />
      <SessionGuard />
    </div>
  );
}

/** The sticky top of the window. Publishes its height as `--top-height` for other sticky elements. */
function TopOfWindow({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const root = document.documentElement;
    const publishHeight = () => root.style.setProperty('--top-height', `${element.offsetHeight}px`);
    const watch = new ResizeObserver(publishHeight);
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--top-height');
    };
  }, []);
  return (
    <div ref={top} className={styles.top}>
      {children}
    </div>
  );
}

type PhoneBarProps = { unread: Unread; onOpenPalette: () => void };

// Not a `header`: Mantine's dialogs have one, and a page has one banner landmark.
function PhoneBar({ unread, onOpenPalette }: PhoneBarProps) {
  const brand = useContext(BrandContext)?.brand;
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // Closes the menu when a page was chosen.
  useEffect(() => setIsOpen(false), [key]);
  return (
    <section className={styles.bar} aria-label="Bar">
      <button
        type="button"
        className={styles.barButton}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconMenu2 size={22} stroke={1.4} aria-hidden="true" />
      </button>
      <p className={styles.barName} data-length={lengthOf(brand?.name ?? '')}>
        {brand?.logo || brand?.logoDark ? (
          <BrandLogo brand={brand} className={styles.barLogo} />
        ) : (
          brand?.name
        )}
      </p>
      <button type="button" className={styles.barButton} aria-label="Go to anything" onClick={onOpenPalette}>
        <IconSearch size={20} stroke={1.4} aria-hidden="true" />
      </button>
      <MenuDrawer {...{ isOpen, unread, onOpenPalette }} onClose={() => setIsOpen(false)} />
    </section>
  );
}

type MenuDrawerProps = PhoneBarProps & { isOpen: boolean; onClose: () => void };

function MenuDrawer({ isOpen, unread, onOpenPalette, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title="Menu"
      size="19rem"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      classNames={{ content: styles.drawer, header: styles.drawerHeader, body: styles.drawerBody }}
    >
      <Sidebar
        unread={unread}
        onOpenPalette={() => {
          onClose();
          onOpenPalette();
        }}
      />
    </Drawer>
  );
}
