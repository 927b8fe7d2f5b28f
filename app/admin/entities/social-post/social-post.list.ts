import { socialPostEntity } from '#content/social-post/social-post.entity.ts';
import { defineList } from '../../lists/define-list.ts';
import { platformLabels } from './platform-labels.ts';
import { SocialCard } from './SocialCard.tsx';

/** What is specific to the list of social posts (specification/back-office.md, "Lists"). */
export const socialPostList = defineList(socialPostEntity, {
  purpose:
    'A social post shows on the site what the company published elsewhere, with a link to the original.',
  searchHint: 'Caption or platform',
  choiceLabels: platformLabels,
  Card: SocialCard,
});
