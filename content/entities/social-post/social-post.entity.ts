import { defineEntity, type EntityRecord, scheduleFields } from '../../kit/entity.ts';
import { sizes } from '../blog-post/blog-post.entity.ts';
import { pathOfSocialPosts } from './social-post-path.shared.ts';

const platforms = ['instagram', 'facebook', 'twitter', 'linkedin', 'youtube', 'tiktok'] as const;
const postTypes = ['image', 'video', 'reel', 'story', 'carousel'] as const;

declare module '#database/schema.ts' {
  interface EntityTables {
    socialPost: 'socialPosts';
  }
}

export const socialPostEntity = defineEntity({
  name: 'socialPost',
  table: 'socialPosts',
  path: 'social',
  section: 'Social',
  listTitle: 'Social posts',
  noun: { one: 'social post', many: 'social posts' },
  // A post may be words alone.
  card: {
    title: 'caption',
    picture: 'mediaUrl',
    details: ['platform', 'postedDate'],
    summary: 'caption',
    needsPicture: false,
  },
  columns: [],
  filters: { visitor: ['platform', 'featured'], administrator: ['published'] },
  sorts: ['id asc', 'createdAt desc', 'likes desc', 'comments desc', 'platform asc', 'updatedAt desc'],
  isOrderedByHand: false,
  hasDrafts: true,
  hasOwnPage: false,
  pathOf: pathOfSocialPosts,
  messages: { notFound: () => 'Social post not found.' },
  fields: {
    platform: {
      kind: 'choice',
      label: 'Platform',
      required: 'Platform is required',
      options: platforms,
      default: 'instagram',
      isSearchable: true,
      isSortable: true,
    },
    postType: {
      kind: 'choice',
      label: 'Post type',
      options: postTypes,
      default: 'image',
      names: ['type', 'postType', 'post_type'],
    },
    caption: {
      kind: 'text',
      label: 'Caption',
      required: 'Caption is required',
      maxLength: 2200,
      isMultiline: true,
      isSearchable: true,
    },
    mediaUrl: { kind: 'media', label: 'Media', required: 'Media URL is required', accepts: 'any' },
    postUrl: { kind: 'text', label: 'Link to the post', isFact: true, maxLength: 500, isLink: true },
    likes: { kind: 'count', label: 'Likes', isSortable: true },
    comments: { kind: 'count', label: 'Comments', isSortable: true },
    views: { kind: 'text', label: 'Views', isFact: true, maxLength: 20, help: 'As shown, e.g. 1.2K' },
    postedDate: {
      kind: 'text',
      label: 'Posted',
      maxLength: 60,
      help: 'As shown, e.g. 2 days ago',
      names: ['timestamp', 'postedDate', 'posted_date'],
    },
    hashtags: { kind: 'textList', label: 'Hashtags', isFact: true, maxItems: 30 },
    size: { kind: 'choice', label: 'Size in the feed', options: sizes, default: 'medium' },
    featured: { kind: 'flag', label: 'Featured', default: false },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
  },
});

export type SocialPost = EntityRecord<typeof socialPostEntity>;
