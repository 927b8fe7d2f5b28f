import { useContext } from 'react';
import { Link } from 'react-router';
import { BrandContext } from '../../../brand-context.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { lengthOf } from './name-length.ts';
import styles from './Wordmark.module.css';

type WordmarkProps = { name: string };

/** The company's logo, else its name; links to the home page. */
export function Wordmark({ name }: WordmarkProps) {
  const brand = useContext(BrandContext)?.brand;
  const hasLogo = Boolean(brand?.logo ?? brand?.logoDark);
  return (
    <Link to="/" className={styles.wordmark} aria-label={`${name}, home`} data-wordmark="">
      {brand && hasLogo ? (
        <BrandLogo brand={brand} className={styles.logo} />
      ) : (
        <span className={styles.name} data-length={lengthOf(name)}>
          {name}
        </span>
      )}
    </Link>
  );
}
