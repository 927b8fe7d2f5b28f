import { describe, expect, test } from 'vitest';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import { showRecord, writeRecord } from './content-records.ts';

describe('a record as the API shows it', () => {
  const meta = {
    id: 7,
    version: 1,
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
  };

  test('shows a category by name, slug and id', () => {
    const record = { ...meta, category: { id: 3, name: 'Dawn', slug: 'dawn' } };
    const shown = showRecord(productEntity, record, 'visitor');
    expect(shown).toMatchObject({ category: 'Dawn', categorySlug: 'dawn', category_slug: 'dawn' });
    expect(shown).toMatchObject({ categoryId: 3, category_id: 3 });
  });

  test('shows related products by slug to the public side and by name to the back office', () => {
    const record = { ...meta, relatedProducts: [{ id: 4, name: 'Nero Marquina', slug: 'nero-marquina' }] };
    const shown = showRecord(productEntity, record, 'visitor');
    expect(shown.relatedProducts).toEqual(['nero-marquina']);
    expect(shown.related_products).toEqual(['Nero Marquina']);
  });

  test('shows the meta fields flat and together', () => {
    const record = { ...meta, metaTitle: 'A', metaDescription: 'B', metaUrl: 'C' };
    const shown = showRecord(productEntity, record, 'visitor');
    expect(shown).toMatchObject({ metaTitle: 'A', meta_title: 'A', meta_description: 'B', meta_url: 'C' });
    expect(shown.seo).toEqual({ metaTitle: 'A', metaDescription: 'B', metaUrl: 'C' });
  });

  test('keeps what the database counts by out of sight', () => {
    expect(showRecord(socialPostEntity, meta, 'visitor')).not.toHaveProperty('version');
    expect(showRecord(socialPostEntity, meta, 'visitor')).not.toHaveProperty('seo');
    expect(showRecord(socialPostEntity, meta, 'visitor')).toMatchObject({
      id: 7,
      created_at: meta.createdAt,
      updatedAt: meta.updatedAt,
    });
  });

  test('is written as JSON under the same names with the same values', () => {
    const [category, related] = [
      { id: 3, name: 'Dawn "first"', slug: 'dawn' },
      { id: 4, name: 'Nero', slug: 'n' },
    ];
    const full = {
      ...meta,
      category,
      relatedProducts: [related],
      price: '',
      density: '2 t',
      metaTitle: 'Ä €',
    };
    for (const [entity, record, reader] of [
      [productEntity, full, 'visitor'],
      [productEntity, Object.assign({ finish: ['Honed'], publishAt: null }, meta), 'administrator'],
      [socialPostEntity, meta, 'administrator'],
    ] as const) {
      expect(writeRecord(entity, record, reader)).toBe(JSON.stringify(showRecord(entity, record, reader)));
    }
  });
});
