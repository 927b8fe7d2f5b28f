import { socialPostEntity } from '#content/social-post/social-post.entity.ts';
import type { FormLayout } from '../../forms/form-layout.ts';

export const socialPostFormLayout: FormLayout = {
  entity: socialPostEntity,
  noun: 'social post',
  list: { to: '/admin/social/', label: 'Social' },
  uploadType: 'social',
  shownOn: '/social/',
  placeholders: { postUrl: 'https://', views: '1.2K', postedDate: '2 days ago' },
  sections: [
    { title: 'Post', column: 'main', rows: [['platform', 'postType'], 'caption', 'postUrl', 'hashtags'] },
    { title: 'Media', column: 'main', rows: ['mediaUrl'] },
    { title: 'Publication', column: 'side', rows: [['published', 'featured'], 'postedDate', 'size'] },
    { title: 'Response', column: 'side', rows: [['likes', 'comments'], 'views'] },
  ],
};
