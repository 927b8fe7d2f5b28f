import { IconSocial } from '../../icons/icons.ts';
import type { EntityAdmin } from '../entity-admin.ts';
import { socialPostFormLayout } from './social-post.form-layout.ts';
import { socialPostList } from './social-post.list.ts';

export const socialPostAdmin: EntityAdmin = {
  menu: { group: 'stories', icon: IconSocial, key: 's' },
  list: socialPostList,
  formLayout: socialPostFormLayout,
};
