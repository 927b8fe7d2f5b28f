import type { socialPostEntity } from '#content/social-post/social-post.entity.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import { CardPicture } from '../../lists/CardPicture/CardPicture.tsx';
import { FirstFew } from '../../lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../lists/list-definition.ts';
import { CardFacts, RecordCard } from '../../lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../lists/StateBadge/StateBadge.tsx';
import { platformLabels } from './platform-labels.ts';

/** How many hashtags a card shows (specification/back-office.md, "Lists"). */
const maxHashtags = 3;

export function SocialCard({ record: post, tools }: RowProps<Listed<typeof socialPostEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={post.mediaUrl} />}
      label={platformLabels[post.platform] ?? post.platform}
      badges={
        <Badges isDraft={!post.published} isFeatured={post.featured} plan={post}>
          <StateBadge tone="plain">{post.postType}</StateBadge>
        </Badges>
      }
    >
      <CardFacts
        facts={[
          ['Likes', post.likes.toLocaleString('en-GB')],
          ['Comments', post.comments.toLocaleString('en-GB')],
          ['Views', post.views],
          ['Posted', post.postedDate],
        ]}
      />
      <FirstFew label="Hashtags" items={post.hashtags.map(withSign)} limit={maxHashtags} />
      {/^https?:\/\//.test(post.postUrl) ? (
        <p>
          <a href={post.postUrl} target="_blank" rel="noopener noreferrer">
            Original post
          </a>
        </p>
      ) : null}
    </RecordCard>
  );
}

/** Hashtags are stored with or without their sign. */
function withSign(hashtag: string): string {
  return hashtag.startsWith('#') ? hashtag : `#${hashtag}`;
}
