import { productEntity } from '#content/entities/product/product.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconBox } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { defineList } from '../../kit/lists/define-list.ts';
import { defineTable } from '../../kit/lists/EntityTable/EntityTable.tsx';
import type { EntityAdmin } from '../entity-admin.ts';
import { productCell } from './product-cell.tsx';

/** What is specific to the list of products (specification/back-office.md, "Lists"). */
const productList = defineList(productEntity, {
  purpose: t(
    'A product is a stone with its pictures, finishes and technical values. Each has a page on the site.',
  ),
  searchHint: t('Name, article code or origin'),
  Table: defineTable(productEntity, productCell),
});

const productFormLayout = defineFormLayout({
  entity: productEntity,
  placeholders: {
    price: t('Quote on request'),
    origin: t('Town, country'),
    finishOptions: t('Polished, honed'),
  },
  sections: [
    { title: t('Product'), column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    scheduleSection,
    {
      title: t('Offer'),
      column: 'side',
      rows: ['category', 'reference', 'origin', 'price', 'availability', ['featured', 'new']],
    },
    { title: t('Pictures'), column: 'main', rows: ['mainImage', 'galleryImages'] },
    {
      title: t('Made to order'),
      column: 'main',
      rows: ['finishOptions', 'thicknessOptions', 'applications'],
    },
    {
      title: t('Technical data'),
      help: t('With units, as on the data sheet: 2,710 kg/m³.'),
      column: 'main',
      rows: [
        ['density', 'waterAbsorption'],
        ['compressiveStrength', 'flexuralStrength'],
        ['mohsHardness', 'thermalExpansion'],
      ],
    },
    {
      title: t('What it is, and its tests'),
      column: 'main',
      rows: ['rockClass', 'ownFacts', 'tests', 'declarations'],
    },
    { title: t('Related'), column: 'main', rows: ['relatedProducts'] },
    searchSection,
  ],
});

export const productAdmin: EntityAdmin = {
  menu: { icon: IconBox, key: 'p' },
  list: productList,
  formLayout: productFormLayout,
};
