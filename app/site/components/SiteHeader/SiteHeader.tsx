import { useContext } from 'react';
import { BrandContext } from '../../../brand-context.ts';
import { Still } from '../../still/Still.tsx';
import { Link } from '../Link/Link.tsx';
import type { QuotedProduct } from '../QuoteModal/quote-path.ts';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';
import { useSearchPanel } from '../SearchPanel/use-search-panel.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';
import styles from './SiteHeader.module.css';

export type HeaderVariant = 'home' | 'over' | 'page';

type SiteHeaderProps = {
  name: string;
  /**
   * `home` and `over` have light text over a picture; once scrolled, `over` has a solid background, as `page` always
   * does.
   */
  variant: HeaderVariant;
  /** The page's product; a quote is requested for it unless the visitor chooses another. */
  product?: QuotedProduct | undefined;
  /** Undefined until scripts watch the scroll position: light text then scrolls away with its picture. */
  isScrolled?: boolean | undefined;
  isMenuOpen?: boolean;
  /** Without it the toggle is a link to the menu at the end of the page. The open menu has its own. */
  onMenuOpen?: (() => void) | undefined;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { variant, product, ...bar } = props;
  const brand = useContext(BrandContext)?.brand;
  const quote = useQuoteLink({ source: 'header', product });
  const search = useSearchPanel();
  return (
    <>
      {/* A logo is asked for ahead. */}
      <Still
        name="bar"
        of={[variant, bar, brand, quote]}
        hasPreload={Boolean(brand?.logo ?? brand?.logoDark)}
      >
        {() => <Bar variant={variant} {...bar} quote={quote} searchLink={search.link} />}
      </Still>
      {search.opened ? <search.opened.Panel opener={search.opened.opener} onClose={search.close} /> : null}
    </>
  );
}

type BarProps = Omit<SiteHeaderProps, 'product'> & {
  quote: ReturnType<typeof useQuoteLink>;
  searchLink: ReturnType<typeof useSearchPanel>['link'];
};

function Bar({ name, variant, isScrolled, isMenuOpen = false, onMenuOpen, quote, searchLink }: BarProps) {
  return (
    <header
      className={styles.bar}
      data-variant={variant}
      data-scrolled={isScrolled}
      data-ground={variant === 'home' || (variant === 'over' && !isScrolled) ? 'night' : 'day'}
    >
      <div className={styles.inner}>
        <Wordmark name={name} />
        <div className={styles.actions}>
          <Link to="/search/" className={styles.search} {...searchLink}>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M13 13l6 6M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
            </svg>
            <span className="visually-hidden">Search</span>
          </Link>
          <ShortlistLink />
          <Link {...quote} className={styles.quote}>
            <span>
              <span className={styles.request}>Request </span>Quote
            </span>
          </Link>
          <MenuToggle name="Open menu" isExpanded={isMenuOpen} onToggle={onMenuOpen} />
        </div>
      </div>
    </header>
  );
}
