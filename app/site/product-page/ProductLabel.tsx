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

/** The product's name and facts beside the slab. */
export function ProductLabel({ product, texts, units, colours }: ProductLabelProps) {
  const { category } = product;
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <div className={styles.label}>
      <Still name="facts" of={[product, texts, colours]}>
        {() => <ProductFacts {...{ product, texts, colours }} />}
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

function ProductFacts({ product, texts, colours }: Omit<ProductLabelProps, 'units'>) {
  const { category } = product;
  return (
    <FactList
      facts={[
        { label: texts.originLabel, value: product.origin },
        {
          label: texts.categoryLabel,
          value: category.slug && <Link to={pathOfCategory(category)}>{category.name}</Link>,
        },
        { label: texts.availabilityLabel, value: product.availability },
        { label: texts.priceLabel, value: product.price || texts.priceOnRequest },
        { label: texts.finishesLabel, value: product.finishOptions.join(', ') },
        { label: texts.thicknessesLabel, value: product.thicknessOptions.join(', ') },
        { label: texts.coloursLabel, value: colours && <ColourStrip colours={colours} /> },
      ]}
    />
  );
}
