import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Section } from '../components/Section/Section.tsx';
import styles from './AlikeProducts.module.css';
import type { ProductPageData } from './load-product-page.ts';
import { SmallStones } from './SmallStones.tsx';

/** Stones whose main pictures look like this one's: small, because they are a way on and not the page's matter. */
export function AlikeProducts({ alike, texts }: Pick<ProductPageData, 'alike' | 'texts'>) {
  if (alike.length === 0) return null;
  return (
    <Section ground="deep" space="tight" data-later="" data-print="none" aria-labelledby="alike-heading">
      <DisplayHeading size="small" id="alike-heading">
        {texts.alikeHeading}
      </DisplayHeading>
      <SmallStones stones={alike} />
      <ButtonLink className={styles.more} to="/match/">
        {texts.matchButton}
      </ButtonLink>
    </Section>
  );
}
