import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../components/Grid/Grid.tsx';
import { ProductCard } from '../components/ProductCard/ProductCard.tsx';
import { Section } from '../components/Section/Section.tsx';
import type { ProductPageData } from './load-product-page.ts';
import styles from './RelatedProducts.module.css';

/** One large card and two small ones: the first is the most closely related. */
const places = [
  { span: 6, phoneSpan: 4, ratio: '3:2', sizes: '(width>=900px) 46vw,90vw' },
  { span: 3, phoneSpan: 2, ratio: '4:5', sizes: '(width>=900px) 23vw,45vw' },
  { span: 3, phoneSpan: 2, ratio: '4:5', sizes: '(width>=900px) 23vw,45vw' },
] as const;

export function RelatedProducts({ related }: { related: ProductPageData['related'] }) {
  if (related.length === 0) return null;
  return (
    <Section ground="deep" space="tight" data-later="" data-print="none" aria-labelledby="related-heading">
      <DisplayHeading size="medium" id="related-heading">
        You May Also Like
      </DisplayHeading>
      <Grid as="ul" align="end" className={styles.grid}>
        {places.map((place, index) => {
          const product = related[index];
          return product ? (
            <Cell key={product.id} as="li" span={place.span} phoneSpan={place.phoneSpan}>
              <ProductCard
                product={product}
                picture={product.picture}
                ratio={place.ratio}
                sizes={place.sizes}
              />
            </Cell>
          ) : null;
        })}
      </Grid>
    </Section>
  );
}
