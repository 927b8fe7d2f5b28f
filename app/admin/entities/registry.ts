import type { EntityName } from '#content/kit/field.ts';
import { blogPostAdmin } from './blog-post/blog-post.admin.tsx';
import { categoryAdmin } from './category/category.admin.tsx';
import type { EntityAdmin } from './entity-admin.ts';
import { galleryProjectAdmin } from './gallery-project/gallery-project.admin.tsx';
import { landingPageAdmin } from './landing-page/landing-page.admin.tsx';
import { pageAdmin } from './page/page.admin.tsx';
import { productAdmin } from './product/product.admin.tsx';
import { slabAdmin } from './slab/slab.admin.tsx';
import { socialPostAdmin } from './social-post/social-post.admin.tsx';

/** The back office's part of each entity: a folder beside this file. */
export const entityAdmins: Record<EntityName, EntityAdmin> = {
  category: categoryAdmin,
  product: productAdmin,
  slab: slabAdmin,
  blogPost: blogPostAdmin,
  socialPost: socialPostAdmin,
  galleryProject: galleryProjectAdmin,
  landingPage: landingPageAdmin,
  page: pageAdmin,
};
