import type { DocumentValues } from '#content/documents/registry.ts';
import type { Category } from '#content/entities/category/category.entity.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { FactList } from '../../../components/FactList/FactList.tsx';
import { Cell, Grid } from '../../../components/Grid/Grid.tsx';
import { Paragraphs } from '../../../components/Paragraphs/Paragraphs.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useLangOf } from '../../../languages-context.ts';
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
  const langOf = useLangOf();
  return (
    <Section as="div" space="tight">
      <Breadcrumbs page="/products/" crumbs={[{ label: category.name, ...langOf(category, 'name') }]} />
      <Grid className={styles.grid}>
        <Cell span={4}>
          <FactList
            facts={[
              { label: texts.stonesLabel, labelIn: langOf(texts, 'stonesLabel'), value: facts.stones || '' },
              {
                label: texts.originsLabel,
                labelIn: langOf(texts, 'originsLabel'),
                value: listTexts(facts.origins),
              },
              {
                label: texts.finishesLabel,
                labelIn: langOf(texts, 'finishesLabel'),
                value: listTexts(facts.finishes),
              },
            ]}
          />
        </Cell>
        <Cell span={7} start={6}>
          <Paragraphs
            text={category.longDescription}
            className={styles.text}
            {...langOf(category, 'longDescription')}
          />
        </Cell>
      </Grid>
    </Section>
  );
}
