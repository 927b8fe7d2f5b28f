import { Link } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { Category } from '#content/entities/category/category.entity.ts';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import messages from '#messages/en/category.json' with { type: 'json' };
import { usePictureTransition } from '../../../behaviour/use-picture-transition.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './NextCollection.module.css';

type NextCollectionProps = {
  category: Pick<Category, 'name' | 'slug'>;
  picture: PictureRecord | undefined;
  texts: Pick<DocumentValues['collections']['category'], 'nextLabel' | 'allButton'>;
};

/** A link to the next collection, so that visitors need not go back to the overview. */
export function NextCollection({ category, picture, texts }: NextCollectionProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const path = pathOfCategory(category);
  const { transitionName, viewTransition } = usePictureTransition(path, 'category', category.slug);
  return (
    <Section
      ground="night"
      space="tight"
      as="aside"
      data-later=""
      data-print="none"
      aria-label={t('category:further')}
    >
      <div className={styles.row}>
        <Link className={styles.next} to={path} viewTransition={viewTransition}>
          <span className={styles.picture}>
            <Picture
              {...{ picture, transitionName }}
              ratio="1:1"
              sizes="(width >= 900px) 20vw, 30vw"
              alt=""
            />
          </span>
          <span>
            <Label as="span" {...langOf(texts, 'nextLabel')}>
              {texts.nextLabel}
            </Label>
            <DisplayHeading as="span" size="large" className={styles.name} {...langOf(category, 'name')}>
              {category.name}
            </DisplayHeading>
          </span>
          <ArrowIcon className={styles.arrow} />
        </Link>
        <ButtonLink to="/products/" arrow="none" {...langOf(texts, 'allButton')}>
          {texts.allButton}
        </ButtonLink>
      </div>
    </Section>
  );
}
