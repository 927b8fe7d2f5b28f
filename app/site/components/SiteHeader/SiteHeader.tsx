import { Link } from 'react-router';
import type { QuotedProduct } from '../QuoteModal/quote-path.ts';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import styles from './SiteHeader.module.css';

export type HeaderVariant = 'home' | 'over' | 'page';

type SiteHeaderProps = {
  name: string;
  /** `home` and `over` lie on a picture in light letters; scrolled, `over` is a strip of wall as `page` always is. */
  variant: HeaderVariant;
  /** The stone that the page is about; a quote is asked for it unless the visitor chooses another. */
  product?: QuotedProduct | undefined;
  /** Left out while nothing watches the scroll position: light letters then stay with their picture. */
  isScrolled?: boolean | undefined;
  isMenuOpen?: boolean;
  /** Without it the toggle is a link to the menu at the end of the page. The open menu brings its own. */
  onMenuOpen?: (() => void) | undefined;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { name, variant, product, isScrolled, isMenuOpen = false, onMenuOpen } = props;
  const quote = useQuoteLink({ source: 'header', product });
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
