import type { ReactNode } from 'react';
import messages from '#messages/en/product.json' with { type: 'json' };
import type { Translate } from '#messages/translate.ts';
import { useTabs } from '../../behaviour/use-tabs.ts';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { TabList } from '../../components/TabList/TabList.tsx';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { ShownProduct } from './load-product-page.ts';
import styles from './ProductSections.module.css';
import { type TechnicalRow, technicalRowsOf } from './technical-rows.ts';

type ProductSection = { id: string; title: string; content: ReactNode };

/**
 * Description, specifications and applications, as far as they exist. They are shown one below the other with
 * headings; scripts turn them into tabs.
 */
export function ProductSections({ product }: { product: ShownProduct }) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  const sections = sectionsOf(t, product, langOf);
  const tabs = useTabs(sections.map(({ id }) => id));
  return (
    <div data-tabs={tabs.isReady || undefined}>
      <TabList label={t('product:about', { stone: product.name })} tabs={tabs} panels={sections} />
      {sections.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className={styles.section}
          aria-labelledby={`${id}-heading`}
          {...tabs.panelOf(id)}
        >
          <DisplayHeading
            as="h2"
            size="small"
            id={`${id}-heading`}
            className={tabs.isReady ? 'visually-hidden' : styles.heading}
          >
            {title}
          </DisplayHeading>
          {content}
        </section>
      ))}
    </div>
  );
}

/** The sections whose data exists, the description first. */
function sectionsOf(
  t: Translate<keyof typeof messages>,
  product: ShownProduct,
  langOf: ReturnType<typeof useLangOf>,
): ProductSection[] {
  const rows = technicalRowsOf(t, product);
  const sections: ProductSection[] = [
    {
      id: 'description',
      title: t('product:description'),
      content: product.longDescription && (
        <Paragraphs
          text={product.longDescription}
          className={styles.description}
          {...langOf(product, 'longDescription')}
        />
      ),
    },
    {
      id: 'technical-specifications',
      title: t('product:technical'),
      content: rows.length > 0 && <SpecificationTable name={product.name} rows={rows} />,
    },
    {
      id: 'applications',
      title: t('product:applications'),
      content: product.applications.length > 0 && (
        <Applications texts={product.applications} {...langOf(product, 'applications')} />
      ),
    },
  ];
  return sections.filter((section) => section.content);
}

export function SpecificationTable({ name, rows }: { name: string; rows: readonly TechnicalRow[] }) {
  const t = useMessages(messages);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('product:technical.of', { stone: name })}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('product:technical.property')}</th>
          <th scope="col">{t('product:technical.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            <td>
              <bdi>{keepUnits(row.value)}</bdi>
              {row.note ? <span className={styles.note}>{` ${keepUnits(row.note)}`}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Applications({ texts, ...language }: InLanguage & { texts: readonly string[] }) {
  return (
    <ul className={styles.applications} {...language}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
