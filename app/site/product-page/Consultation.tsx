import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import type { Product } from '#content/product/product.entity.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { consultationAddress } from '../components/QuoteModal/quote-path.ts';
import styles from './Consultation.module.css';

type ConsultationProps = {
  product: Pick<Product, 'name'>;
  picture: PictureRecord | undefined;
};

export function Consultation({ product, picture }: ConsultationProps) {
  return (
    <section
      className={styles.consultation}
      data-room="night"
      data-later=""
      data-print="none"
      aria-labelledby="consultation-heading"
    >
      {picture ? (
        <div className={styles.frame}>
          <Picture picture={picture} ratio="fill" sizes="(width >= 900px) 50vw, 100vw" alt="" />
        </div>
      ) : null}
      <div className={styles.words}>
        <DisplayHeading size="large" id="consultation-heading">
          Talk it over before you choose
        </DisplayHeading>
        <p className={styles.text}>
          Tell us the room, the area and the date. We answer within 24&nbsp;hours and say so if another stone
          would serve it better than {product.name}.
        </p>
        <ButtonLink to={consultationAddress(product)} look="outline">
          Request a Consultation
        </ButtonLink>
      </div>
    </section>
  );
}
