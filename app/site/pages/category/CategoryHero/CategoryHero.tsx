import type { Category } from '#content/entities/category/category.entity.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { transitionNameOf } from '../../../behaviour/use-picture-transition.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './CategoryHero.module.css';

type CategoryHeroProps = {
  category: Pick<Category, 'name' | 'slug' | 'description'>;
  /** Its `label` is shown beside the number. */
  texts: { label: string };
  /** Its position among the collections: `02`. */
  number: string;
  picture: PictureRecord | undefined;
};

export function CategoryHero({ category, texts, number, picture }: CategoryHeroProps) {
  const langOf = useLangOf();
  return (
    <header className={styles.hero} data-ground="night">
      <Picture
        picture={picture}
        ratio="fill"
        sizes="(width >= 900px) max(100vw, 144svh), 130vw"
        priority
        className={styles.picture}
        transitionName={transitionNameOf('category', category.slug)}
      />
      <div className={styles.words}>
        <Label number={number} className={styles.label} {...langOf(texts, 'label')}>
          {texts.label}
        </Label>
        <DisplayHeading as="h1" size="display" className={styles.name} {...langOf(category, 'name')}>
          {category.name}
        </DisplayHeading>
        <p className={styles.description} {...langOf(category, 'description')}>
          {keepUnits(category.description)}
        </p>
      </div>
    </header>
  );
}
