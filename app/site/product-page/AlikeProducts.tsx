import { pathOfComparison } from '#content/product/compare-path.shared.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Section } from '../components/Section/Section.tsx';
import styles from './AlikeProducts.module.css';
import type { ProductPageData } from './load-product-page.ts';
import { SmallStones } from './SmallStones.tsx';

/** The stone and the two that are most like it. */
const comparedAlike = 3;

/** Stones whose main pictures look like this one's: small, because they are a way on and not the page's matter. */
export function AlikeProducts({
  product,
  alike,
  texts,
}: Pick<ProductPageData, 'product' | 'alike' | 'texts'>) {
  if (alike.length === 0) return null;
  const compared = [product, ...alike].slice(0, comparedAlike).map(({ slug }) => slug);
  return (
    <Section ground="deep" space="tight" data-later="" data-print="none" aria-labelledby="alike-heading">
      <DisplayHeading size="small" id="alike-heading">
        {texts.alikeHeading}
      </DisplayHeading>
      <SmallStones stones={alike} />
      <p className={styles.more}>
        <ButtonLink to={pathOfComparison(compared)}>{texts.compareButton}</ButtonLink>
        <ButtonLink to="/match/">{texts.matchButton}</ButtonLink>
      </p>
    </Section>
  );
}
