import { type CSSProperties, type ReactNode, useContext } from 'react';
import { BrandContext } from '../../../../brand-context.ts';
import { BrandLogo } from '../../../../site/components/BrandLogo/BrandLogo.tsx';
import { t } from '../../language/t.ts';
import { useTabTitle } from '../../page-parts/use-company-name.ts';
import { AdminTheme } from '../../theme/AdminTheme/AdminTheme.tsx';
import { EarlyColourScheme } from '../../theme/AdminTheme/EarlyColourScheme.tsx';
import styles from './SignInFrame.module.css';

/** What the server renders of it, which does not know the reader's language yet. */
export function SignInFallback() {
  return <SignInFrame title="">{null}</SignInFrame>;
}

/** The pages before the back office: the company beside a form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const brand = useContext(BrandContext)?.brand;
  const tabTitle = useTabTitle(title);
  return (
    <AdminTheme>
      <title>{tabTitle}</title>
      <EarlyColourScheme />
      <main id="main" className={styles.page}>
        <div className={styles.wall}>
          <p className={styles.brand} suppressHydrationWarning>
            {t('Back office')}
          </p>
          {brand?.logo || brand?.logoDark ? (
            <BrandLogo brand={brand} className={styles.logo} />
          ) : (
            <p className={styles.name} style={{ '--longest': longestWordOf(brand?.name) } as CSSProperties}>
              {brand?.name}
            </p>
          )}
        </div>
        <div className={styles.door}>
          <h1>{title}</h1>
          {children}
          <noscript>
            <p>{t('The back office needs JavaScript. Please turn it on for this site.')}</p>
          </noscript>
        </div>
      </main>
    </AdminTheme>
  );
}

/** The length of a name's longest word, but of a short name more, which would be larger than the page. */
function longestWordOf(name = ''): number {
  return Math.max(6, ...name.split(/\s+/).map((word) => word.length));
}
