import { type ReactNode, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { Company } from '#content/documents/company.document.ts';
import type { ShownHours } from '#content/documents/opening-hours.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import type { Translate } from '#messages/translate.ts';
import { listenForLayers } from '../../behaviour/layer-history.ts';
import { useBlockedNavigation } from '../../behaviour/use-blocked-navigation.ts';
import { useIsOffline } from '../../behaviour/use-is-offline.ts';
import { useIsScrolled } from '../../behaviour/use-is-scrolled.ts';
import { useLostModule } from '../../behaviour/use-lost-module.ts';
import { useModal } from '../../behaviour/use-modal.ts';
import { useIsUnderWay, usePageArrival } from '../../behaviour/use-navigation-progress.ts';
import { usePicturesForPrint } from '../../behaviour/use-pictures-for-print.ts';
import { useTakesOver } from '../../behaviour/use-takes-over.ts';
import { InlineScript } from '../../first-paint/InlineScript.tsx';
import { showSplash } from '../../first-paint/show-splash.ts';
import type { loadNavigation } from '../../load-navigation.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useListNotice } from '../../shortlist/ListNotice/use-list-notice.ts';
import { useIsLinked } from '../../site-pages.ts';
import { FullScreenMenu } from '../FullScreenMenu/FullScreenMenu.tsx';
import type { QuotedProduct } from '../QuoteModal/quote-path.ts';
import { shortlistFormId, shortlistPath } from '../ShortlistToggle/shortlist-form.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { type HeaderVariant, SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import styles from './SiteShell.module.css';

type Navigation = Awaited<ReturnType<typeof loadNavigation>>;
/** What the menu and the footer lead to. */
type Shown = {
  menu: readonly Omit<Navigation['menu'][number], 'image'>[];
  further: Navigation['further'];
  footer: Pick<Navigation, 'footer' | 'visitLabel' | 'contactLabel'>;
};

type SiteShellProps = {
  company: Company;
  /** The lines of its address, for the footer. */
  address: readonly string[];
  hours: readonly ShownHours[];
  navigation: Shown;
  children: ReactNode;
  /** `home` and `over`: the page begins with a picture that extends under the bar. */
  variant?: HeaderVariant;
  /** The product that the page is about. */
  product?: QuotedProduct | undefined;
  /** Preview pictures of the menu's links, by their ids. */
  menuPictures: Record<string, PictureRecord | undefined>;
  currentPath?: string;
  newsletter?: ReactNode;
};

/** Header, menu and footer around every public page; the home page has no footer (specification/pages.md, "Shell"). */
export function SiteShell(props: SiteShellProps) {
  const t = useMessages(shell);
  const {
    company,
    navigation,
    children,
    variant = 'page',
    product,
    menuPictures,
    currentPath,
    ...foot
  } = props;
  const menu = useModal();
  const isMenuTaken = useTakesOver('#menu');
  const isScrolled = useIsScrolled();
  const isLinked = useIsLinked();
  const shortlistHref = useHref(shortlistPath);
  usePicturesForPrint();
  useListNotice();
  useEffect(listenForLayers, []);
  const { close } = menu;
  // On any navigation, including the browser's back button, the menu must not stay open over the next page.
  useEffect(() => {
    if (currentPath) close();
  }, [currentPath, close]);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell:skip')}
      </a>
      <SiteHeader
        name={company.name}
        variant={variant}
        product={product}
        isScrolled={isScrolled}
        isMenuOpen={menu.isOpen}
        onMenuOpen={isMenuTaken ? menu.open : undefined}
      />
      <InlineScript text={import.meta.env.SSR ? showSplash(t('shell:loading')) : ''} />
      <main id="main" className={styles.main} data-variant={variant} tabIndex={-1}>
        {children}
      </main>
      {variant === 'home' ? null : <SiteFooter company={company} navigation={navigation.footer} {...foot} />}
      <FullScreenMenu
        name={company.name}
        pictures={menuPictures}
        links={navigation.menu}
        further={navigation.further}
        currentPath={currentPath}
        modal={menu}
        isTaken={isMenuTaken}
      />
      {isLinked(shortlistPath) ? <form id={shortlistFormId} action={shortlistHref} hidden /> : null}
      <NavigationStatus />
    </>
  );
}

/** Shows and announces the state of a navigation: loading, loaded, or waiting for a connection. */
function NavigationStatus() {
  const t = useMessages(shell);
  const arrival = usePageArrival();
  const lost = useLostModule();
  const isUnderWay = useIsUnderWay() && !lost.isUnreached;
  return (
    <>
      <div className={styles.progress} data-running={isUnderWay || undefined} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {isUnderWay ? t('shell:loading') : arrival}
      </p>
      <ConnectionNotice lost={lost} />
    </>
  );
}

type NoticeProps = {
  isOffline: boolean;
  lost: ReturnType<typeof useLostModule>;
  blocked?: ReturnType<typeof useBlockedNavigation>;
};

function ConnectionNotice({ lost }: Pick<NoticeProps, 'lost'>) {
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  // Where React Router knows a blocker it warns of every link to a place on the page, so there is none without need.
  const Notice = wasOffline ? BlockingNotice : NoticeText;
  return (
    <div role="status" className={styles.notice} data-ground="night">
      <Notice isOffline={isOffline} lost={lost} />
    </div>
  );
}

function BlockingNotice(props: NoticeProps) {
  return <NoticeText {...props} blocked={useBlockedNavigation()} />;
}

function NoticeText({ isOffline, lost, blocked }: NoticeProps) {
  const t = useMessages(shell);
  const waiting = blocked?.isBlocked ? blocked : lost.isUnreached ? lost : undefined;
  if (!isOffline && !waiting) return null;
  return (
    <>
      <p>{noticeOf(t, { isOffline, isBlocked: false, retries: 0, ...blocked })}</p>
      {waiting ? (
        <button type="button" className={styles.retry} onClick={waiting.retry}>
          {t('shell:retry')}
        </button>
      ) : null}
    </>
  );
}

type Connection = { isOffline: boolean; isBlocked: boolean; retries: number };

function noticeOf(t: Translate<keyof typeof shell>, { isOffline, isBlocked, retries }: Connection): string {
  if (isOffline && !isBlocked) return t('shell:offline.stays');
  if (!isOffline && isBlocked) return t('shell:offline.over');
  if (!isOffline) return t('shell:offline.unreached');
  return t(retries === 0 ? 'shell:offline.waits' : 'shell:offline.still');
}
