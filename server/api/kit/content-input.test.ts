import { describe, expect, test } from 'vitest';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import { fromApi } from './content-input.ts';
import { showRecord } from './content-records.ts';

const stored = {
  ...{ id: 7, version: 2, createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' },
  ...{ name: 'Statuario', slug: 'statuario', longDescription: 'Old', finishOptions: ['Polished'] },
  ...{
    category: { id: 3, name: 'Dawn', slug: 'dawn' },
    metaTitle: 'Old title',
    metaDescription: '',
    metaUrl: '',
  },
  relatedProducts: [{ id: 4, name: 'Nero Marquina', slug: 'nero-marquina' }],
};
const current = showRecord(productEntity, stored, 'visitor');

describe('a record that a client sends', () => {
  test('may use either spelling', () => {
    expect(
      fromApi(productEntity, { long_description: 'A', finish: ['Honed'], category_id: 3 }).values,
    ).toEqual({
      longDescription: 'A',
      finishOptions: ['Honed'],
      category: 3,
    });
    expect(fromApi(productEntity, { longDescription: 'A', finish_options: ['Honed'] }).values).toEqual({
      longDescription: 'A',
      finishOptions: ['Honed'],
    });
  });

  test('may be one that was read, whole: nothing of it changes', () => {
    expect(fromApi(productEntity, current, current)).toEqual({ values: {}, related: {} });
    const edited = { ...current, category_id: 4, related_products: ['Portoro'] };
    expect(fromApi(productEntity, edited, current)).toEqual({
      values: { category: 4 },
      related: { relatedProducts: ['Portoro'] },
    });
  });

  test.each([
    ['the camelCase name', { longDescription: 'New' }],
    ['the snake_case name', { long_description: 'New' }],
  ])('is changed by an edit of %s alone', (_name, edit) => {
    const { values } = fromApi(productEntity, { ...current, ...edit }, current);
    expect(values.longDescription).toBe('New');
  });

  test.each([
    [{ relatedProducts: ['portoro'] }, ['portoro']],
    [{ related_products: ['Portoro'] }, ['Portoro']],
    [{ relatedProducts: [] }, []],
  ])('names related records by slug or by name: %j', (edit, expected) => {
    expect(fromApi(productEntity, { ...current, ...edit }, current).related.relatedProducts).toEqual(
      expected,
    );
  });

  test.each([[{ seo: { metaTitle: 'New' } }], [{ meta_title: 'New' }], [{ metaTitle: 'New' }]])(
    'sets the meta title by any of its names: %j',
    (edit) => {
      expect(fromApi(productEntity, { ...current, ...edit }, current).values.metaTitle).toBe('New');
      expect(fromApi(productEntity, edit).values).toEqual({ metaTitle: 'New' });
    },
  );

  test('is refused with every misspelt field by name', () => {
    const send = () => fromApi(productEntity, { nmae: 'A', seo: { title: 'B' }, colour: 'C' });
    expect(send).toThrow(
      expect.objectContaining({
        code: 'invalid',
        fields: {
          nmae: 'There is no field named "nmae"',
          'seo.title': 'There is no field named "seo.title"',
          colour: 'There is no field named "colour"',
        },
      }),
    );
  });

  test('is refused where two names of one field say different things', () => {
    const send = () => fromApi(productEntity, { longDescription: 'A', long_description: 'B' });
    expect(send).toThrow('"longDescription" and "long_description" say different things');
  });

  test('may hold what only reading gives', () => {
    const body = {
      name: 'A',
      technicalSpecs: { density: '2,700' },
      category: 'Dawn',
      created_at: 'then',
      id: 1,
    };
    expect(fromApi(productEntity, body).values).toEqual({ name: 'A' });
    expect(() => fromApi(categoryEntity, body)).toThrow('There is no field named "technicalSpecs"');
  });

  test.each([['text'], [null], [[]], [undefined]])('is one object and not %j', (body) => {
    expect(() => fromApi(productEntity, body)).toThrow('Send the record as one object of fields');
  });

  test('has lists of names where it relates to other records', () => {
    expect(() => fromApi(productEntity, { related_products: 'Portoro' })).toThrow(
      'Related products is a list of names, slugs or ids',
    );
  });

  test('has no seo where the entity has no page of its own', () => {
    expect(() => fromApi(socialPostEntity, { seo: {} })).toThrow('There is no field named "seo"');
  });
});
