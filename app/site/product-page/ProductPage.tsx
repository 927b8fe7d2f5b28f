import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { transitionNameOf } from '../behaviour/use-picture-transition.ts';
import { ProductBadges } from '../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { ProductGallery } from '../components/ProductGallery/ProductGallery.tsx';
import { keepUnits } from '../typography/keep-units.ts';
import { AlikeProducts } from './AlikeProducts.tsx';
import { Consultation } from './Consultation.tsx';
import type { ProductPageData } from './load-product-page.ts';
import { ProductLabel } from './ProductLabel.tsx';
import styles from './ProductPage.module.css';
import { ProductSections } from './ProductSections.tsx';
import { QuoteBar } from './QuoteBar.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { ShareProduct } from './ShareProduct.tsx';

/**
 * Number of characters that fit one line at the largest size; longer names are smaller, so that they show with the
 * slab.
 */
const longestDisplayName = 13;

/** The pictures, the label, the details, then related products. */
export function ProductPage({ page }: { page: ProductPageData }) {
  const { product, gallery, related, alike, colours, texts } = page;
  const { category } = product;
  const crumbs = [
    { label: 'Showcase', to: '/products/' },
    // A draft category must not be revealed.
    ...(category.slug ? [{ label: category.name, to: pathOfCategory(category) }] : []),
    { label: product.name },
  ];
  return (
    <>
      <article className={styles.product}>
        <ProductGallery
          name={product.name}
          pictures={gallery}
          badges={<ProductBadges product={product} />}
          transitionName={transitionNameOf('product', product.slug)}
        >
          <Breadcrumbs crumbs={crumbs} />
        </ProductGallery>
        <div className={styles.body}>
          <ProductHead product={product} />
          <aside className={styles.label} aria-label={`${product.name} at a glance`}>
            <ProductLabel {...{ product, texts, colours }} units={page.units} />
          </aside>
          <div className={styles.sections} data-later="">
            <ProductSections product={product} />
            <ShareProduct product={product} picture={gallery[0]} label={texts.shareLabel} />
          </div>
        </div>
      </article>
      <RelatedProducts related={related} />
      <AlikeProducts product={product} alike={alike} texts={texts} />
      <Consultation product={product} picture={gallery[2] ?? gallery[1]} texts={texts} />
      <QuoteBar product={product} priceOnRequest={texts.priceOnRequest} />
    </>
  );
}

function ProductHead({ product: { name, description } }: Pick<ProductPageData, 'product'>) {
  return (
    <header className={styles.head}>
      <DisplayHeading as="h1" size={name.length > longestDisplayName ? 'large' : 'display'}>
        {name}
      </DisplayHeading>
      <p className={`lead ${styles.description}`}>{keepUnits(description)}</p>
    </header>
  );
}
