import { useId } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Product } from '#content/product/product.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { usePictureTransition } from '../../behaviour/use-picture-transition.ts';
import { cardText } from '../../typography/shorten-text.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { ProductBadges } from '../Badge/Badge.tsx';
import styles from '../card.module.css';
import { joinClassNames } from '../class-names.ts';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';

type ProductCardProps = {
  product: Pick<Product, 'name' | 'slug' | 'description' | 'new' | 'featured' | 'origin'>;
  picture: PictureRecord | undefined;
  sizes: string;
  ratio?: PictureRatio;
  headingAs?: 'h2' | 'h3';
  /** For the first row of a page without a hero. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function ProductCard(props: ProductCardProps) {
  const { product, picture, sizes, ratio = '4:5', headingAs: Heading = 'h3', priority, className } = props;
  const headingId = useId();
  const address = pathOfProduct(product);
  const { transitionName, viewTransition } = usePictureTransition(address, 'product', product.slug);
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <article className={joinClassNames(styles.card, className)} data-track="product">
      <div className={styles.frame}>
        <Picture {...{ picture, sizes, ratio, priority, transitionName }} alt="" />
        <div className={styles.badges}>
          <ProductBadges product={product} />
        </div>
      </div>
      <div className={styles.body}>
        <Heading id={headingId} className={styles.heading}>
          {product.name}
        </Heading>
        {product.origin ? <p className={styles.meta}>{product.origin}</p> : null}
        <p className={styles.text}>{cardText(product.description)}</p>
        <div className={styles.actions} data-print="none">
          <Link
            className={styles.link}
            to={address}
            viewTransition={viewTransition}
            aria-describedby={headingId}
          >
            <span className={styles.linkText}>View Details</span>
            <ArrowIcon className={styles.arrow} />
          </Link>
          <Link {...quote} className={styles.quick} aria-describedby={headingId}>
            Quick quote
          </Link>
        </div>
      </div>
    </article>
  );
}
