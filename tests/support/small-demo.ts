import { markDemo } from '#content/editorial/first-steps/demo-items.repository.ts';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import type { Db } from '#database/connect.ts';
import type { ApiUnderTest } from './api-app.ts';

export const demoCompany = {
  name: 'Demo Stones',
  tagline: 'From the demo quarry',
  email: 'sales@demo.example',
  phones: [
    { id: 'sales', label: 'Sales', display: '+91 00000', href: 'tel:+910000000000' },
    { id: 'yard', label: 'Yard', display: '+91 11111', href: 'tel:+911111111111' },
  ],
  country: 'IN',
  address: { street: 'Demo Road', locality: 'Demo Town' },
};
export const demoLegal = {
  privacy: [
    { id: 'introduction', title: 'Introduction', html: '<p>The demo keeps little.</p>' },
    { id: 'contact', title: 'Contact', html: '<p>Write to the demo.</p>' },
  ],
  terms: [{ id: 'law', title: 'Governing law', html: '<p>That of the demo.</p>' }],
};

/** Two stones in a collection each and two documents, loaded and marked as the demo company is. @returns their ids */
export async function loadSmallDemo(db: Db, { records, services }: ApiUnderTest) {
  const category = (name: string) =>
    records.categories.create(
      createSchemaOf(categoryEntity).parse({ name, description: 'Demo' }),
      systemAuthor,
    );
  const product = (name: string, id: number) =>
    records.products.create(
      createSchemaOf(productEntity).parse({ name, description: 'Demo', category: id }),
      systemAuthor,
    );
  const [dawn, night] = [await category('Dawn'), await category('Night')];
  const [carrara, onyx] = [await product('Carrara', dawn.id), await product('Black onyx', night.id)];
  await services.siteDocuments.save('company', { value: demoCompany, author: systemAuthor });
  await services.siteDocuments.save('legal', { value: demoLegal, author: systemAuthor });
  await markDemo(db, { uploads: [] });
  return { dawn: dawn.id, night: night.id, carrara: carrara.id, onyx: onyx.id };
}
