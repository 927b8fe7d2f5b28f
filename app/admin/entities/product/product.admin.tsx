import { productEntity } from '#content/entities/product/product.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconBox } from '../../kit/icons/icons.ts';
import { defineList } from '../../kit/lists/define-list.ts';
import { defineTable } from '../../kit/lists/EntityTable/EntityTable.tsx';
import type { EntityAdmin } from '../entity-admin.ts';
import { productCell } from './product-cell.tsx';

/** What is specific to the list of products (specification/back-office.md, "Lists"). */
const productList = defineList(productEntity, {
  purpose:
    'A product is a stone with its pictures, finishes and technical values. Each has a page on the site.',
  searchHint: 'Name, article code or origin',
  Table: defineTable(productEntity, productCell),
});

const productFormLayout = defineFormLayout({
  entity: productEntity,
  placeholders: { price: 'Quote on request', origin: 'Town, country', finishOptions: 'Polished, honed' },
  sections: [
    { title: 'Product', column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
    {
      title: 'Offer',
      column: 'side',
      rows: ['category', 'reference', 'origin', 'price', 'availability', ['featured', 'new']],
    },
    { title: 'Pictures', column: 'main', rows: ['mainImage', 'galleryImages'] },
    { title: 'Made to order', column: 'main', rows: ['finishOptions', 'thicknessOptions', 'applications'] },
    {
      title: 'Technical data',
      help: 'With units, as on the data sheet: 2,710 kg/m³.',
      column: 'main',
      rows: [
        ['density', 'waterAbsorption'],
        ['compressiveStrength', 'flexuralStrength'],
        ['mohsHardness', 'thermalExpansion'],
      ],
    },
    { title: 'Related', column: 'main', rows: ['relatedProducts'] },
    searchSection,
  ],
});

export const productAdmin: EntityAdmin = {
  menu: { icon: IconBox, key: 'p' },
  list: productList,
  formLayout: productFormLayout,
};
