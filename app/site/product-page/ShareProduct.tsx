import type { Picture } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { ShareLinks } from '../components/ShareLinks/ShareLinks.tsx';
import styles from './ShareProduct.module.css';

type ShareProductProps = {
  product: { name: string; slug: string };
  picture: Picture | undefined;
  label: string;
};

/** Hands the stone on, as an article is handed on. */
export function ShareProduct({ product, picture, label }: ShareProductProps) {
  return (
    <ShareLinks
      className={styles.share}
      noun="stone"
      title={product.name}
      path={pathOfProduct(product)}
      picturePath={picture?.path}
      label={label}
    />
  );
}
