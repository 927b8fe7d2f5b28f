import { describe, expect, test } from 'vitest';
import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { findFieldOfName } from '#content/kit/api-names.ts';

import { emptyValuesOf, isEmptyValue, valuesOfRecord } from '../api/form-values.ts';
import { findDifferences, mergeValues } from './merge-values.ts';
import { toBody } from './record-endpoints.ts';
import { validateValues } from './validate-values.ts';

describe('what an administrator typed', () => {
  test('is sent under the back office names, the category as an integer', () => {
    const values = { ...emptyValuesOf(productEntity), name: 'Statuario', category: '7', new: true };
    expect(toBody(productEntity, values)).toMatchObject({
      name: 'Statuario',
      category_id: 7,
      new: true,
      availability: 'Available',
      finish_options: [],
    });
  });

  test('is sent as far as it changed, with the required fields', () => {
    const base = { ...emptyValuesOf(productEntity), name: 'Statuario', description: 'White', category: '7' };
    expect(toBody(productEntity, { ...base, origin: 'Italy' }, base)).toEqual({
      name: 'Statuario',
      description: 'White',
      category_id: 7,
      origin: 'Italy',
    });
  });

  test('is no number where one that must be given was left empty', () => {
    const values = {
      ...emptyValuesOf(productEntity),
      tests: '[{"id":"new-1","property":"mohs","value":""}]',
    };
    expect(toBody(productEntity, values)).toMatchObject({ tests: [{ property: 'mohs', value: '' }] });
    expect(validateValues(productEntity, values)).toMatchObject({ 'tests/new-1/value': 'Value is required' });
  });

  test('comes back from a record as it was, related records as slugs', () => {
    const record = {
      name: 'Statuario',
      category_id: 7,
      relatedProducts: ['lasa'],
      related_products: ['Lasa'],
    };
    expect(valuesOfRecord(productEntity, record)).toMatchObject({
      name: 'Statuario',
      category: '7',
      relatedProducts: ['lasa'],
    });
  });

  test('is judged with the messages of the specification', () => {
    expect(validateValues(productEntity, emptyValuesOf(productEntity))).toEqual({
      name: 'Product name is required',
      description: 'Description is required',
      category: 'Category is required',
    });
    const untitled = { ...emptyValuesOf(blogPostEntity), title: 'A', excerpt: 'B', content: '<p></p>' };
    expect(validateValues(blogPostEntity, untitled)).toEqual({ content: 'Content is required' });
    expect(validateValues(blogPostEntity, untitled, { mayBeEmpty: ['content'] })).toEqual({});
  });

  test('is not empty where a text consists of a picture', () => {
    const { content } = blogPostEntity.fields;
    expect(isEmptyValue(content, '<p>&nbsp;</p>')).toBe(true);
    expect(isEmptyValue(content, '<figure><img src="/uploads/a.png"></figure>')).toBe(false);
  });

  test('is found again by whichever name the server refuses it under', () => {
    expect(findFieldOfName(productEntity, 'category_id')).toBe('category');
    expect(findFieldOfName(productEntity, 'main_image')).toBe('mainImage');
    expect(findFieldOfName(productEntity, 'seo.metaTitle')).toBe('metaTitle');
    expect(findFieldOfName(productEntity, 'colour')).toBeUndefined();
  });
});

describe('two administrators who change the same record', () => {
  const original = { name: 'A', origin: 'B', price: 'C', density: 'D' };
  const yours = { ...original, name: 'mine', origin: 'mine' };
  const theirs = { ...original, name: 'theirs', price: 'theirs' };

  test('keep what only one of them changed, and choose where both did', () => {
    const suggestions = findDifferences({ original, yours, theirs }).map((difference) => [
      difference.field,
      difference.suggested,
    ]);
    expect(suggestions).toEqual([
      ['name', undefined],
      ['origin', 'yours'],
      ['price', 'theirs'],
    ]);
    expect(mergeValues({ original, yours, theirs }, { name: 'yours' })).toEqual({
      name: 'mine',
      origin: 'mine',
      price: 'theirs',
      density: 'D',
    });
  });

  test('have nothing to choose where both wrote the same', () => {
    expect(findDifferences({ original, yours: theirs, theirs })).toEqual([]);
  });
});
