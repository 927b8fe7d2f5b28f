import { useContext } from 'react';
import { Link } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

type WordmarkProps = { name: string };

/** A name with more characters is set smaller, so that it fits the bar on a phone. */
const longName = 16;
const longestName = 30;

/** The company's logo, else its name; links to the home page. */
export function Wordmark({ name }: WordmarkProps) {
  const brand = useContext(BrandContext)?.brand;
  const hasLogo = Boolean(brand?.logo ?? brand?.logoDark);
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${name}, home`} data-wordmark="">
      {brand && hasLogo ? (
        <BrandLogo brand={brand} className={styles.logo} />
      ) : (
        <>
          <Mark className={styles.mark} />
          <span className={styles.name} data-length={lengthOf(name)}>
            {name}
          </span>
        </>
      )}
    </Link>
  );
}

function lengthOf(name: string): 'long' | 'longest' | undefined {
  if (name.length > longestName) return 'longest';
  return name.length > longName ? 'long' : undefined;
}
