import { useContext } from 'react';
import { Link } from 'react-router';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { BrandContext } from '../../../brand-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { lengthOf } from './name-length.ts';
import styles from './Wordmark.module.css';

type WordmarkProps = {
  name: string;
  /** Without a link, where there is no home page to be seen. */
  isPlain?: boolean;
};

/** The company's logo, else its name; links to the home page. */
export function Wordmark({ name, isPlain }: WordmarkProps) {
  const t = useMessages(shell);
  const brand = useContext(BrandContext)?.brand;
  const hasLogo = Boolean(brand?.logo ?? brand?.logoDark);
  const mark =
    brand && hasLogo ? (
      <BrandLogo brand={brand} className={styles.logo} />
    ) : (
      <span className={styles.name} data-length={lengthOf(name)}>
        {name}
      </span>
    );
  if (isPlain) return <p className={styles.wordmark}>{mark}</p>;
  return (
    <Link to="/" className={styles.wordmark} aria-label={t('shell:home', { company: name })} data-wordmark="">
      {mark}
    </Link>
  );
}
