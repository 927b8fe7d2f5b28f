import type { Product } from '#content/product/product.entity.ts';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Paragraphs } from '../components/Paragraphs/Paragraphs.tsx';
import styles from './ProductSections.module.css';
import { SpecificationTable } from './SpecificationTable.tsx';
import { technicalRowsOf } from './technical-rows.ts';

/**
 * Description, specifications and applications, those there are. They stand one under the other with headings;
 * scripts make tabs of them (`data-tabs`).
 */
export function ProductSections({ product }: { product: Product }) {
  const rows = technicalRowsOf(product);
  const sections = [
    {
      id: 'description',
      title: 'Description',
      content: product.longDescription && (
        <Paragraphs text={product.longDescription} className={styles.description} />
      ),
    },
    {
      id: 'technical-specifications',
      title: 'Technical Specifications',
      content: rows.length > 0 && <SpecificationTable name={product.name} rows={rows} />,
    },
    {
      id: 'applications',
      title: 'Applications',
      content: product.applications.length > 0 && <Applications texts={product.applications} />,
    },
  ];
  return (
    <div data-tabs="">
      {sections
        .filter((section) => section.content)
        .map((section) => (
          <section
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-labelledby={`${section.id}-heading`}
            data-tab={section.title}
          >
            <DisplayHeading as="h2" size="small" id={`${section.id}-heading`} className={styles.heading}>
              {section.title}
            </DisplayHeading>
            {section.content}
          </section>
        ))}
    </div>
  );
}

function Applications({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.applications}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
