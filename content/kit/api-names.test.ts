import { describe, expect, test } from 'vitest';
import { entities } from '../registry.ts';
import { aliasesOf, objectsOf } from './api-names.ts';
import { recordSchemaOf } from './record-schema.ts';

/** Every field that section 3 of the two specification documents names, by the spelling it has there. */
const specifiedNames = {
  category: {
    publicSide: [
      'id',
      'name',
      'slug',
      'description',
      'longDescription',
      'image',
      'heroImage',
      'videoUrl',
      'seo',
    ],
    backOffice: [
      ...['id', 'name', 'description', 'long_description', 'image', 'hero_image', 'video_url', 'slug', 'seo'],
      ...['meta_url', 'meta_title', 'meta_description'],
    ],
  },
  product: {
    publicSide: [
      ...['id', 'name', 'slug', 'description', 'longDescription', 'image', 'mainImage', 'galleryImages'],
      ...[
        'category',
        'categorySlug',
        'origin',
        'availability',
        'price',
        'finish',
        'thickness',
        'applications',
      ],
      ...['new', 'featured', 'relatedProducts'],
    ],
    backOffice: [
      ...[
        'id',
        'name',
        'slug',
        'description',
        'long_description',
        'category_id',
        'category',
        'origin',
        'price',
      ],
      ...['availability', 'main_image', 'mainImage', 'gallery_images', 'galleryImages', 'finish_options'],
      ...['thickness_options', 'applications', 'density', 'water_absorption', 'compressive_strength'],
      ...['flexural_strength', 'mohs_hardness', 'thermal_expansion', 'featured', 'new', 'related_products'],
      ...['meta_url', 'meta_title', 'meta_description'],
    ],
  },
  blogPost: {
    publicSide: [
      ...[
        'id',
        'slug',
        'title',
        'excerpt',
        'content',
        'image',
        'galleryImages',
        'tags',
        'category',
        'author',
      ],
      ...['date', 'readTime', 'size', 'relatedPosts', 'seo'],
    ],
    backOffice: [
      ...['id', 'title', 'excerpt', 'category', 'content', 'image', 'featuredImage', 'author', 'featured'],
      ...['published', 'tags', 'read_time', 'gallery_images', 'related_posts', 'created_at'],
      ...['meta_url', 'meta_title', 'meta_description'],
    ],
  },
  socialPost: {
    publicSide: [
      ...['id', 'type', 'mediaUrl', 'postUrl', 'size', 'views', 'likes', 'comments', 'caption', 'timestamp'],
      ...['platform', 'featured'],
    ],
    backOffice: [
      ...[
        'id',
        'platform',
        'post_type',
        'type',
        'caption',
        'media_url',
        'post_url',
        'likes',
        'comments',
        'views',
      ],
      ...['posted_date', 'hashtags', 'featured', 'published'],
    ],
  },
  galleryProject: {
    publicSide: ['id', 'name', 'category', 'slug', 'relatedProjects'],
    backOffice: [
      ...[
        'id',
        'name',
        'slug',
        'short_description',
        'long_description',
        'client',
        'location',
        'date_completed',
      ],
      ...['duration', 'featured_image', 'gallery_images', 'materials', 'project_details', 'square_footage'],
      ...['published', 'related_projects', 'meta_url', 'meta_title', 'meta_description'],
    ],
  },
  landingPage: {
    publicSide: ['id', 'name', 'slug', 'hero', 'lists', 'popular', 'seo'],
    backOffice: [
      ...['show_certificates', 'show_testimonials', 'show_form', 'published'],
      ...['meta_url', 'meta_title', 'meta_description'],
    ],
  },
  page: {
    publicSide: ['id', 'title', 'slug', 'content', 'image', 'seo'],
    backOffice: ['published', 'meta_url', 'meta_title', 'meta_description'],
  },
};

test.each(Object.entries(specifiedNames))(
  'a %s has every name that the specification lists',
  (name, listed) => {
    const entity = entities.find((candidate) => candidate.name === name);
    const given = entity && [...aliasesOf(entity).map((alias) => alias.name), ...objectsOf(entity).keys()];
    expect(given).toEqual(expect.arrayContaining([...listed.publicSide, ...listed.backOffice]));
  },
);

describe.each(entities)('the API names of $section', (entity) => {
  const given = [...aliasesOf(entity).map((alias) => alias.name), ...objectsOf(entity).keys()];

  test('give no name twice', () => {
    expect(given).toEqual([...new Set(given)]);
  });

  test('are all in the schema of a record, with a description each', () => {
    const { shape } = recordSchemaOf(entity);
    expect(Object.keys(shape).sort()).toEqual([...given].sort());
    expect(Object.entries(shape).filter(([, schema]) => !schema.description)).toEqual([]);
  });
});
