import styles from './ColourStrip.module.css';
import type { ShownColours } from './colour-stripes.ts';

/** The colours of the slab as a strip, each as wide as its part, and in words. */
export function ColourStrip({ colours }: { colours: ShownColours }) {
  return (
    <>
      {colours.words}
      <span className={styles.strip} style={{ backgroundImage: colours.stripes }} />
    </>
  );
}
