import type { EntityName } from '#content/kit/field.ts';
import type { AnyList } from '../lists/list-definition.ts';
import { blogPostList } from './blog-post/blog-post.list.ts';
import { categoryList } from './category/category.list.ts';
import { galleryProjectList } from './gallery-project/gallery-project.list.ts';
import { productList } from './product/product.list.ts';
import { socialPostList } from './social-post/social-post.list.ts';

/** The list of each entity's records. */
export const lists: Record<EntityName, AnyList> = {
  category: categoryList,
  product: productList,
  blogPost: blogPostList,
  socialPost: socialPostList,
  galleryProject: galleryProjectList,
};
