import { describe, expect, test } from 'vitest';
import { categoryEntity as entity } from '#content/category/category.entity.ts';
import { entities } from '#content/registry.ts';
import { formLayouts } from '../entities/form-layouts.ts';
import { defineFormLayout, searchSection } from './form-layout.ts';

const title = 'Category';
const column = 'main';
const texts = ['name', 'slug', 'description', 'longDescription'] as const;

describe('the form of a record', () => {
  test.each(entities.map((declared) => [declared.noun.one, declared] as const))(
    'shows an administrator every field of a %s, once',
    (_noun, { name, fields }) => {
      const shown = formLayouts[name].sections.flatMap(({ rows }) => rows.flat());
      expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted());
    },
  );

  test('does not compile without a field, or with one that is not there', () => {
    const complete = { title, column, rows: [...texts, ['image', 'heroImage'], 'videoUrl'] } as const;
    const withoutVideo = { title, column, rows: [...texts, 'image', 'heroImage'] } as const;
    const misspelt = { title, column, rows: ['vidoeUrl'] } as const;
    const layouts = [
      defineFormLayout({ entity, sections: [complete, searchSection] }),
      // @ts-expect-error no section shows the video
      defineFormLayout({ entity, sections: [withoutVideo, searchSection] }),
      // @ts-expect-error there is no field of this name
      defineFormLayout({ entity, sections: [complete, misspelt, searchSection] }),
    ];
    expect(layouts).toHaveLength(3);
  });
});
