import type { Category } from '#content/category/category.entity.ts';
import type { Product } from '#content/product/product.entity.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './CategoryIntroduction.module.css';

type CategoryIntroductionProps = {
  category: Pick<Category, 'name' | 'longDescription'>;
  products: readonly Pick<Product, 'origin' | 'finishOptions'>[];
  texts: Pick<DocumentValues['collections']['category'], 'stonesLabel' | 'originsLabel' | 'finishesLabel'>;
};

/** The category's description, with facts derived from its products. */
export function CategoryIntroduction({ category, products, texts }: CategoryIntroductionProps) {
  return (
    <Section as="div" space="tight">
      <Breadcrumbs crumbs={[{ label: 'Showcase', to: '/products/' }, { label: category.name }]} />
      <Grid className={styles.grid}>
        <Cell span={4}>
          <FactList
            facts={[
              { label: texts.stonesLabel, value: products.length || '' },
              {
                label: texts.originsLabel,
                value: listOnce(products.map((product) => countryOf(product.origin))),
              },
              {
                label: texts.finishesLabel,
                value: listOnce(products.flatMap((product) => product.finishOptions)),
              },
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

/** `Italy` of `Italy, Apuan Alps`. */
function countryOf(origin: string): string {
  return origin.split(',')[0]?.trim() ?? '';
}

/** Each text once, the most frequent first. */
function listOnce(texts: string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([text]) => text)
    .join(', ');
}
