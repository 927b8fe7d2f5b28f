import { describe, expect, test } from 'vitest';
import type { Company } from '#content/documents/company.document.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { sayShipped } from '#messages/shipped-messages.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { articleData } from './article-data.ts';
import { companyData } from './company-data.ts';
import { breadcrumbData, collectionData } from './list-data.ts';
import { productData } from './product-data.ts';

const hoursOf = (id: string, row: Partial<Company['hours'][number]>) => ({
  ...{ id, days: [], opens: '', closes: '', daysText: '', timesText: '', ...row },
});
const company = {
  ...startOf('company'),
  name: 'Aravane',
  email: 'sales@aravane.example',
  phones: [{ id: 'sales', label: 'Sales', display: '+91 00000 00000', href: 'tel:+910000000000' }],
  hours: [
    hoursOf('week', { days: ['mon', 'fri'], opens: '09:00', closes: '19:00' }),
    hoursOf('visits', { days: ['sat'], timesText: 'By appointment' }),
    hoursOf('rest', { days: ['sun'] }),
  ],
  social: [
    { id: 'instagram', platform: 'instagram', label: 'Instagram', href: 'https://instagram.example/aravane' },
  ],
};
const site = { publicUrl: 'https://stone.example', company, t: sayShipped };
const { product: labels } = startOf('collections');
const meta = {
  id: 1,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};
const url = 'https://stone.example/statuario/';
const picture = 'https://stone.example/pictures/1280/products/statuario.webp.webp';

describe('what a search engine reads in a page', () => {
  test('is where and when the company can be found, without what is not known', () => {
    const data = companyData(site);
    expect(data).toMatchObject({
      '@type': ['Organization', 'LocalBusiness'],
      telephone: '+91 00000 00000',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Friday'],
          ...{ opens: '09:00', closes: '19:00' },
        },
        { dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
      ],
      sameAs: ['https://instagram.example/aravane'],
    });
    expect(data).not.toHaveProperty('address');
    expect(data).not.toHaveProperty('geo');
    const address = { ...company.address, street: 'Plot 000', locality: 'Kishangarh' };
    expect(companyData({ ...site, company: { ...company, country: 'IN', address } }).address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Plot 000',
      addressLocality: 'Kishangarh',
      addressCountry: 'IN',
    });
  });

  test('is a product with its figures, and what it is offered for', () => {
    const input = {
      name: 'Statuario',
      description: 'White',
      category: 1,
      density: '2,710 kg/m³',
      price: 'INR 350–900 per sq ft',
    };
    const product = {
      ...meta,
      ...createSchemaOf(productEntity).parse(input),
      category: { id: 1, name: 'Dawn', slug: 'dawn' },
      relatedProducts: [],
    };
    const data = productData(site, { product, labels, pictures: [picture], url });
    expect(data).toMatchObject({
      '@type': 'Product',
      url,
      category: 'Dawn',
      brand: { name: 'Aravane' },
      image: ['https://stone.example/pictures/1280/products/statuario.webp.webp'],
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Density', value: '2,710 kg/m³' }],
    });
    expect(data.offers).toMatchObject({
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: 350,
      highPrice: 900,
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'FTK', unitText: 'sq ft' },
    });
    const unpriced = productData(site, {
      product: { ...product, price: 'On request' },
      labels,
      pictures: [],
      url,
    });
    expect(JSON.stringify(unpriced)).not.toMatch(/offer|price|review|rating/i);
  });

  test('is an article by a person, or by the company where a team wrote it', () => {
    const article = {
      ...meta,
      ...{
        title: 'Veins',
        slug: 'veins',
        excerpt: 'Why',
        category: 'Craft',
        image: '',
        galleryImages: [],
        tags: [],
      },
      ...{ author: 'Ila Example', date: '2026-01-01T00:00:00.000Z', readTime: '4 min read' },
      ...{ size: 'medium' as const, featured: false, published: true, relatedPosts: [] },
      ...{ publishAt: null, unpublishAt: null },
      ...{ metaTitle: '', metaDescription: '', metaUrl: '' },
    };
    const data = articleData(site, { article, pictures: [], url, offPages: [] });
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      author: {
        '@type': 'Person',
        name: 'Ila Example',
        url: 'https://stone.example/blog/?author=Ila+Example',
      },
    });
    expect(data).not.toHaveProperty('image');
    const byTeam = articleData(site, {
      article: { ...article, author: 'Editorial Team' },
      pictures: [],
      url,
      offPages: [],
    });
    expect(byTeam.author).toMatchObject({
      '@type': 'Organization',
      name: 'Aravane',
      url: 'https://stone.example/about/',
    });
  });

  test('is the way to the page and what the page lists, in order and with whole URLs', () => {
    const items = [
      { name: 'Home', path: '/' },
      { name: 'Dawn', path: '/products/dawn/' },
    ];
    expect(breadcrumbData(site, items).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://stone.example/' },
      { '@type': 'ListItem', position: 2, name: 'Dawn', item: 'https://stone.example/products/dawn/' },
    ]);
    expect(
      collectionData(site, {
        name: 'Showcase',
        description: 'All',
        url: 'https://stone.example/products/',
        items,
      }),
    ).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { numberOfItems: 2, itemListElement: [{ position: 1 }, { name: 'Dawn', position: 2 }] },
    });
  });
});
