import { describe, expect, test } from 'vitest';
import { categoryEntity } from '#content/entities/category/category.entity.ts';
import { defineEntity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';
import { entityAdmins } from '../../entities/registry.ts';
import { defineFormLayout } from './form-layout.ts';

const { name, slug, image } = categoryEntity.fields;
const entity = defineEntity({
  ...{ name: 'category', table: 'categories', path: 'categories' },
  ...{ section: 'Categories', listTitle: 'Categories', noun: { one: 'category', many: 'categories' } },
  card: { title: 'name', picture: 'image', details: [], summary: 'name', needsPicture: false },
  columns: [],
  filters: { visitor: [], administrator: [] },
  sorts: ['id asc'],
  ...{ isOrderedByHand: false, hasDrafts: false, hasOwnPage: true },
  ...{ pathOf: categoryEntity.pathOf, messages: categoryEntity.messages },
  fields: { name, slug, image },
});

describe('the form of a record', () => {
  test.each(entities.map((declared) => [declared.noun.one, declared] as const))(
    'shows an administrator every field of a %s, once',
    (_noun, declared) => {
      const shown = entityAdmins[declared.name].formLayout.sections.flatMap(({ rows }) => rows.flat());
      expect(shown.toSorted()).toEqual(Object.keys(declared.fields).toSorted());
    },
  );

  test('does not compile without a field, or with one that is not there', () => {
    const section = { title: 'Category', column: 'main' } as const;
    const complete = { ...section, rows: ['name', ['slug', 'image']] } as const;
    const withoutImage = { ...section, rows: ['name', 'slug'] } as const;
    const misspelt = { ...section, rows: ['imgae'] } as const;
    const layouts = [
      defineFormLayout({ entity, sections: [complete] }),
      // @ts-expect-error no section shows the picture
      defineFormLayout({ entity, sections: [withoutImage] }),
      // @ts-expect-error there is no field of this name
      defineFormLayout({ entity, sections: [complete, misspelt] }),
    ];
    expect(layouts).toHaveLength(3);
  });
});
