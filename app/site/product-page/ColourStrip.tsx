import styles from './ColourStrip.module.css';
import type { ProductPageData } from './load-product-page.ts';

/** The colours of the slab as a strip, each as wide as its part, and in words. */
export function ColourStrip({ colours }: { colours: NonNullable<ProductPageData['colours']> }) {
  return (
    <>
      {colours.words}
      <span className={styles.strip} style={{ backgroundImage: colours.stripes }} />
    </>
  );
}
