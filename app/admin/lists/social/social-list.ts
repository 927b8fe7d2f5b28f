import type { ListDefinition } from '../list-definition.ts';
import { featuredChoices, publishedChoices } from '../status-choices.ts';
import type { ListedSocialPost } from './listed-social-post.ts';
import { platformLabels } from './platform-labels.ts';
import { SocialCard } from './SocialCard.tsx';

/** The list of social posts (specification/back-office.md, "Lists"). */
export const socialList: ListDefinition<ListedSocialPost> = {
  path: 'social',
  title: 'Social posts',
  noun: { one: 'social post', many: 'social posts' },
  purpose:
    'A social post shows on the site what the company published elsewhere, with a link to the original.',
  searchHint: 'Caption or platform',
  filters: [
    {
      name: 'platform',
      label: 'Platform',
      choices: Object.entries(platformLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'status', label: 'Status', choices: [...featuredChoices, ...publishedChoices] },
  ],
  sorts: [
    { by: 'id', order: 'asc', label: 'As on the site' },
    { by: 'created_at', order: 'desc', label: 'Newest first' },
    { by: 'likes', order: 'desc', label: 'Most likes first' },
    { by: 'comments', order: 'desc', label: 'Most comments first' },
    { by: 'platform', order: 'asc', label: 'Platform, A to Z' },
    { by: 'updated_at', order: 'desc', label: 'Last changed first' },
  ],
  bulkActions: ['publish', 'unpublish', 'feature', 'unfeature', 'delete'],
  deleteFailure: 'Error deleting social post. Please try again.',
  titleOf: (post) => post.caption,
  Card: SocialCard,
};
