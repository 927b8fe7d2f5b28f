import { IconNews } from '../../icons/icons.ts';
import type { EntityAdmin } from '../entity-admin.ts';
import { blogPostFormLayout } from './blog-post.form-layout.ts';
import { blogPostList } from './blog-post.list.ts';

export const blogPostAdmin: EntityAdmin = {
  menu: { group: 'stories', icon: IconNews, key: 'j' },
  list: blogPostList,
  formLayout: blogPostFormLayout,
};
