import type { Category } from '#content/category/category.entity.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './CategoryIntroduction.module.css';

/** Derived from the stones of a category. */
export type CategoryFacts = { stones: number; origins: readonly string[]; finishes: readonly string[] };

type CategoryIntroductionProps = {
  category: Pick<Category, 'name' | 'longDescription'>;
  facts: CategoryFacts;
  texts: Pick<DocumentValues['collections']['category'], 'stonesLabel' | 'originsLabel' | 'finishesLabel'>;
};

/** The category's description, with facts derived from its products. */
export function CategoryIntroduction({ category, facts, texts }: CategoryIntroductionProps) {
  return (
    <Section as="div" space="tight">
      <Breadcrumbs crumbs={[{ label: 'Showcase', to: '/products/' }, { label: category.name }]} />
      <Grid className={styles.grid}>
        <Cell span={4}>
          <FactList
            facts={[
              { label: texts.stonesLabel, value: facts.stones || '' },
              { label: texts.originsLabel, value: facts.origins.join(', ') },
              { label: texts.finishesLabel, value: facts.finishes.join(', ') },
            ]}
          />
        </Cell>
        <Cell span={7} start={6}>
          <Paragraphs text={category.longDescription} className={styles.text} />
        </Cell>
      </Grid>
    </Section>
  );
}
