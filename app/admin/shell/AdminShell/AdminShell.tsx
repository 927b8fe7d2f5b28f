import { Drawer } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../../../site/components/BrandLogo/BrandLogo.tsx';
import { lengthOf } from '../../../site/components/Wordmark/name-length.ts';
import { readUsername } from '../../kit/api/session.ts';
import { useHasSession } from '../../kit/api/use-has-session.ts';
import { NativeDialog } from '../../kit/dialogs/NativeDialog/NativeDialog.tsx';
import { IconMenu2, IconSearch } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { Notices } from '../../kit/notices/Notices/Notices.tsx';
import { loginPathFrom } from '../../kit/sign-in/return-path.ts';
import { SignInForm } from '../../kit/sign-in/SignInForm/SignInForm.tsx';
import { useFreshBrand } from '../../kit/theme/use-fresh-brand.ts';
import { ConfirmIdentity } from '../ConfirmIdentity/ConfirmIdentity.tsx';
import { type Unread, useUnread } from '../counts.ts';
import { usePalette } from '../Palette/Palette.tsx';
import { ShortcutList } from '../Shortcuts/ShortcutList.tsx';
import { useShortcuts } from '../Shortcuts/use-shortcuts.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { useFactorWatch } from '../use-factor-watch.ts';
import { useRoleWatch } from '../use-role-watch.ts';
import styles from './AdminShell.module.css';

/** As long as a list may take to be there. */
const patienceMs = 10_000;

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
        {t('Skip to content')}
      </a>
      <LoadingBar />
      <aside className={styles.side} aria-label={t('Menu')}>
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

/**
 * Moves the focus to the content of a new page, unless it is in there already. Whoever comes back from a page goes on
 * at the link that led there, such as the name of a record in its list.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const lastPathname = useRef(pathname);
  /** The link that was followed last, by the path of its page. */
  const followed = useRef(new Map<string, string>());
  useEffect(() => {
    const element = main.current;
    const note = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href');
      if (href) followed.current.set(pathname, href);
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [pathname]);
  useEffect(() => {
    const last = lastPathname.current;
    if (last === pathname) return;
    lastPathname.current = pathname;
    const element = main.current;
    if (!element || (document.activeElement !== element && element.contains(document.activeElement))) return;
    element.focus({ preventScroll: true });
    const href = followed.current.get(pathname);
    // A list moves the focus to what was just saved by itself (use-saved-record.ts).
    const isSaved = typeof state === 'object' && state !== null && 'saved' in state;
    if (href === undefined || isSaved || pathOf(href) !== last) return;
    return focusLink(element, href);
  }, [pathname, state]);
  return main;
}

/** Focuses a link as soon as it is there, unless the focus is somewhere else by then. @returns what gives it up */
function focusLink(main: HTMLElement, href: string): () => void {
  const look = () => {
    if (document.activeElement !== main) return true;
    const link = [...main.querySelectorAll('a')].find((other) => other.getAttribute('href') === href);
    link?.focus();
    return link !== undefined;
  };
  if (look()) return () => {};
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  const watch = new MutationObserver(() => look() && stop());
  watch.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(stop, patienceMs);
  return stop;
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname;
}

/** The palette and the list of shortcuts; at most one of them is open. */
function useOverlays(): { overlays: ReactNode; openPalette: () => void } {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  const { palette, openPalette } = usePalette(openHelp);
  useShortcuts({ palette: openPalette, help: openHelp });
  const overlays = (
    <>
      {palette}
      <ShortcutList isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
  return { overlays, openPalette };
}

/** A thin bar at the top while the next page's data loads; fast responses never show it. */
function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.loadingBar} role="progressbar" aria-label={t('Loading the page')} />;
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
    <section className={styles.bar} aria-label={t('Bar')}>
      <button
        type="button"
        className={styles.barButton}
        aria-label={isOpen ? t('Close menu') : t('Open menu')}
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
      <button
        type="button"
        className={styles.barButton}
        aria-label={t('Go to anything')}
        onClick={onOpenPalette}
      >
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
      title={t('Menu')}
      size="19rem"
      closeButtonProps={{ 'aria-label': t('Close menu') }}
      classNames={{ content: styles.drawer, header: styles.drawerHeader, body: styles.drawerBody }}
    >
      <Sidebar
        showsAll
        unread={unread}
        onOpenPalette={() => {
          onClose();
          onOpenPalette();
        }}
      />
    </Drawer>
  );
}

/**
 * When the session ends on an open page (it expired, the password changed, another window signed out), asks to
 * sign in again in a dialog over the page, which keeps its state.
 */
function SessionGuard() {
  const hasSession = useHasSession();
  const [username] = useState(readUsername);
  return hasSession ? null : <SignInDialog username={username} />;
}

function SignInDialog({ username }: { username: string }) {
  const location = useLocation();
  const id = useId();
  return (
    <NativeDialog
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape although `cancel` was prevented.
      onClose={(event) => {
        if (event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
    >
      <h2 id={id} className={styles.title}>
        {t('Sign in again')}
      </h2>
      <p className={styles.text}>
        {t('You have been signed out. Everything you typed is still on the page and waits for you.')}
      </p>
      <SignInForm username={username} />
      <p className={styles.leave}>
        <Link to={loginPathFrom(location)}>{t('Leave this page instead')}</Link>
      </p>
    </NativeDialog>
  );
}
