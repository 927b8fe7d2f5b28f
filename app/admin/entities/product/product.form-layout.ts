import { productEntity } from '#content/product/product.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../forms/form-layout.ts';

export const productFormLayout = defineFormLayout({
  entity: productEntity,
  placeholders: { price: 'Quote on request', origin: 'Carrara, Italy', finishOptions: 'Polished, honed' },
  sections: [
    { title: 'Stone', column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
    {
      title: 'Offer',
      column: 'side',
      rows: ['category', 'origin', 'price', 'availability', ['featured', 'new']],
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
