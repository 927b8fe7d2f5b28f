import type { ReactNode } from 'react';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { pathOfDataSheet } from '#content/product/product-path.shared.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Link } from '../components/Link/Link.tsx';
import { useQuoteLink } from '../components/QuoteModal/use-quote-link.ts';
import { ShortlistToggle } from '../components/ShortlistToggle/ShortlistToggle.tsx';
import { Still } from '../still/Still.tsx';
import { ColourStrip } from './ColourStrip.tsx';
import type { ProductPageData } from './load-product-page.ts';
import styles from './ProductLabel.module.css';
import { UnitSwitch } from './UnitSwitch.tsx';

type ProductLabelProps = Pick<ProductPageData, 'product' | 'texts' | 'units' | 'colours'>;
type WrittenFact = {
  label: string;
  value: string | ProductPageData['product']['category'] | ProductPageData['colours'];
};

/** The product's name and facts beside the slab. */
export function ProductLabel({ product, texts, units, colours }: ProductLabelProps) {
  const { category } = product;
  const quote = useQuoteLink({ source: 'card', product });
  const facts = factsOf({ product, texts, colours });
  return (
    <div className={styles.label}>
      <Still name="facts" of={facts}>
        {() => <FactList facts={facts.map(({ label, value }) => ({ label, value: showValue(value) }))} />}
      </Still>
      <ButtonLink className={styles.quote} look="block" {...quote}>
        Request Quote
      </ButtonLink>
      <div className={styles.tools} data-later="" data-print="none">
        <ShortlistToggle product={product} hasWords className={styles.toggle} />
        <Link to={`/room/?stone=${product.slug}`}>{texts.roomButton}</Link>
        {category.slug ? <a href={pathOfDataSheet(product)}>{texts.dataSheetButton}</a> : null}
        {units ? <UnitSwitch units={units} texts={texts} /> : null}
      </div>
    </div>
  );
}

function factsOf({ product, texts, colours }: Omit<ProductLabelProps, 'units'>): WrittenFact[] {
  return [
    { label: texts.originLabel, value: product.origin },
    { label: texts.categoryLabel, value: product.category },
    { label: texts.availabilityLabel, value: product.availability },
    { label: texts.priceLabel, value: product.price || texts.priceOnRequest },
    { label: texts.finishesLabel, value: product.finishOptions.join(', ') },
    { label: texts.thicknessesLabel, value: product.thicknessOptions.join(', ') },
    { label: texts.coloursLabel, value: colours },
  ];
}

function showValue(value: WrittenFact['value']): ReactNode {
  if (typeof value !== 'object') return value;
  if ('stripes' in value) return <ColourStrip colours={value} />;
  return value.slug && <Link to={pathOfCategory(value)}>{value.name}</Link>;
}
