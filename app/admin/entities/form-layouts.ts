import type { EntityName } from '#content/kit/field.ts';
import type { FormLayout } from '../forms/form-layout.ts';
import { blogPostFormLayout } from './blog-post/blog-post.form-layout.ts';
import { categoryFormLayout } from './category/category.form-layout.ts';
import { galleryProjectFormLayout } from './gallery-project/gallery-project.form-layout.ts';
import { productFormLayout } from './product/product.form-layout.ts';
import { socialPostFormLayout } from './social-post/social-post.form-layout.ts';

/** The form of each entity's records. */
export const formLayouts: Record<EntityName, FormLayout> = {
  category: categoryFormLayout,
  product: productFormLayout,
  blogPost: blogPostFormLayout,
  socialPost: socialPostFormLayout,
  galleryProject: galleryProjectFormLayout,
};
