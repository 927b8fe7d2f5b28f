import { type ReactNode, useEffect } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Company } from '#content/site-documents/company.document.ts';
import { useIsScrolled } from '../../behaviour/use-is-scrolled.ts';
import { useModal } from '../../behaviour/use-modal.ts';
import { usePicturesForPrint } from '../../behaviour/use-pictures-for-print.ts';
import { useTakesOver } from '../../behaviour/use-takes-over.ts';
import { InlineScript } from '../../first-paint/InlineScript.tsx';
import { showSplash } from '../../first-paint/show-splash.ts';
import { FullScreenMenu } from '../FullScreenMenu/FullScreenMenu.tsx';
import { NavigationStatus } from '../NavigationStatus/NavigationStatus.tsx';
import type { QuotedProduct } from '../QuoteModal/quote-path.ts';
import { shortlistFormId } from '../ShortlistToggle/shortlist-form.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { type HeaderVariant, SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import type { ShellTexts } from './load-shell-texts.ts';
import styles from './SiteShell.module.css';

type SiteShellProps = {
  company: Company;
  texts: Pick<ShellTexts, 'footer' | 'sideLinks'>;
  children: ReactNode;
  /** `home` and `over`: the page begins with a picture that extends under the bar. */
  variant?: HeaderVariant;
  /** The product that the page is about. */
  product?: QuotedProduct | undefined;
  /** Preview pictures of the menu by path. */
  menuPictures: Record<string, PictureRecord | undefined>;
  currentPath?: string;
  collections: readonly { name: string; slug: string }[];
  newsletter?: ReactNode;
};

/** Header, menu and footer around every public page; the home page has no footer (specification/pages.md, "Shell"). */
export function SiteShell(props: SiteShellProps) {
  const { company, texts, children, variant = 'page', product, menuPictures, currentPath, ...foot } = props;
  const menu = useModal();
  const isMenuTaken = useTakesOver('#menu');
  const isScrolled = useIsScrolled();
  usePicturesForPrint();
  const { close } = menu;
  // On any navigation, including the browser's back button, the menu must not stay open over the next page.
  useEffect(() => {
    if (currentPath) close();
  }, [currentPath, close]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader
        name={company.name}
        variant={variant}
        product={product}
        isScrolled={isScrolled}
        isMenuOpen={menu.isOpen}
        onMenuOpen={isMenuTaken ? menu.open : undefined}
      />
      <InlineScript text={import.meta.env.SSR ? showSplash : ''} />
      <main id="main" className={styles.main} data-variant={variant} tabIndex={-1}>
        {children}
      </main>
      {variant === 'home' ? null : <SiteFooter company={company} texts={texts.footer} {...foot} />}
      <FullScreenMenu
        name={company.name}
        pictures={menuPictures}
        sideLinks={texts.sideLinks}
        currentPath={currentPath}
        modal={menu}
        isTaken={isMenuTaken}
      />
      <form id={shortlistFormId} action="/shortlist/" hidden />
      <NavigationStatus />
    </>
  );
}
