import { Link } from 'react-router';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useKeptLines } from '../../shortlist/use-kept-lines.ts';
import { usePage } from '../../site-pages.ts';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import type { QuotedProduct } from '../QuoteModal/quote-path.ts';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';
import { useSearchPanel } from '../SearchPanel/use-search-panel.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MenuToggle } from './MenuToggle.tsx';
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
  const { product, ...bar } = props;
  const quote = useQuoteLink({ source: 'header', product });
  const search = useSearchPanel();
  return (
    <>
      <Bar {...bar} quote={quote} searchLink={search.link} />
      {search.opened ? <search.opened.Panel opening={search.opened.opening} /> : null}
    </>
  );
}

type BarProps = Omit<SiteHeaderProps, 'product'> & {
  quote: ReturnType<typeof useQuoteLink>;
  searchLink: ReturnType<typeof useSearchPanel>['link'];
};

function Bar({ name, variant, isScrolled, isMenuOpen = false, onMenuOpen, quote, searchLink }: BarProps) {
  const t = useMessages(shell);
  const langOf = useLangOf();
  const page = usePage('/search/');
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
          <PageLink to="/search/" className={styles.search} {...searchLink}>
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
            <span className="visually-hidden" {...langOf(page, 'name')}>
              {page.name}
            </span>
          </PageLink>
          <ShortlistLink />
          <Link {...quote} className={styles.quote}>
            <span>
              {t.rich('shell:quote.button', {
                wide: (text) => <span className={styles.request}>{text}</span>,
              })}
            </span>
          </Link>
          <MenuToggle isExpanded={isMenuOpen} onToggle={onMenuOpen} />
        </div>
      </div>
    </header>
  );
}

/** The way to the visitor's list, with how many stones are on it. */
function ShortlistLink() {
  const { length } = useKeptLines();
  const t = useMessages(shell);
  const langOf = useLangOf();
  const page = usePage('/shortlist/');
  return (
    <PageLink to="/shortlist/" className={styles.link}>
      <LineIcon width={14} height={20} path="M.5 .5h13v18.5l-6.5-5-6.5 5z" />
      <span className="visually-hidden" {...langOf(page, 'name')}>
        {page.name}
      </span>
      {length > 0 ? (
        <>
          {' '}
          <span className={styles.count} aria-hidden="true">
            {length}
          </span>
          <span className="visually-hidden">{t('shell:shortlist.stones', { count: length })}</span>
        </>
      ) : null}
    </PageLink>
  );
}
