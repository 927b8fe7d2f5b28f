import type { Category } from '#content/category/category.entity.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { Label } from '../Label/Label.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './CategoryIntroduction.module.css';

type CategoryIntroductionProps = {
  category: Pick<Category, 'name' | 'longDescription'>;
  productCount: number;
};

export function CategoryIntroduction({ category, productCount }: CategoryIntroductionProps) {
  return (
    <Section as="div" space="tight">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Showcase', to: '/products/' },
          { label: category.name },
        ]}
      />
      {category.longDescription ? (
        <Grid className={styles.grid}>
          <Cell span={3}>
            <Label>{countStones(productCount)}</Label>
          </Cell>
          <Cell span={7} start={5} className={styles.text}>
            <Paragraphs text={category.longDescription} hasLead />
          </Cell>
        </Grid>
      ) : null}
    </Section>
  );
}

function countStones(count: number): string {
  return count === 1 ? '1 stone' : `${count} stones`;
}
