import type { Product } from '#content/entities/product/product.entity.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import messages from '#messages/en/product.json' with { type: 'json' };
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { pathOfConsultation } from '../../components/QuoteModal/quote-path.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import styles from './Consultation.module.css';
import type { ProductPageData } from './load-product-page.ts';

type ConsultationProps = {
  product: Pick<Product, 'name'>;
  picture: PictureRecord | undefined;
  texts: Pick<ProductPageData['texts'], 'consultationHeading' | 'consultation'>;
};

export function Consultation({ product, picture, texts }: ConsultationProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  return (
    <section
      className={styles.consultation}
      data-ground="night"
      data-later=""
      data-print="none"
      aria-labelledby="consultation-heading"
    >
      {picture ? (
        <div className={styles.frame}>
          <Picture picture={picture} ratio="fill" sizes="(width>=900px) 50vw,100vw" alt="" />
        </div>
      ) : null}
      <div className={styles.words}>
        <DisplayHeading size="large" id="consultation-heading" {...langOf(texts, 'consultationHeading')}>
          {texts.consultationHeading}
        </DisplayHeading>
        <p className={`lead ${styles.text}`} {...langOf(texts, 'consultationText')}>
          {keepUnits(texts.consultation)}
        </p>
        <ButtonLink
          to={pathOfConsultation(t('product:consultation.subject', { stone: product.name }))}
          look="outline"
        >
          {t('product:consultation')}
        </ButtonLink>
      </div>
    </section>
  );
}
