import { socialPostEntity } from '#content/social-post/social-post.entity.ts';
import { defineFormLayout, scheduleSection } from '../../forms/form-layout.ts';

export const socialPostFormLayout = defineFormLayout({
  entity: socialPostEntity,
  placeholders: { postUrl: 'https://', views: '1.2K', postedDate: '2 days ago' },
  sections: [
    { title: 'Post', column: 'main', rows: [['platform', 'postType'], 'caption', 'postUrl', 'hashtags'] },
    { title: 'Media', column: 'main', rows: ['mediaUrl'] },
    { title: 'Publication', column: 'side', rows: [['published', 'featured'], 'postedDate', 'size'] },
    scheduleSection,
    { title: 'Response', column: 'side', rows: [['likes', 'comments'], 'views'] },
  ],
});
