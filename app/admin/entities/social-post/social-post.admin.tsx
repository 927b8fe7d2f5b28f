import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { defineFormLayout, scheduleSection } from '../../kit/forms/form-layout.ts';
import { IconSocial } from '../../kit/icons/icons.ts';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import { FirstFew } from '../../kit/lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { CardFacts, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

/** The platforms' own spellings of their names. */
const platformLabels: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** How many hashtags a card shows (specification/back-office.md, "Lists"). */
const maxHashtags = 3;

function SocialCard({ record: post, tools }: RowProps<Listed<typeof socialPostEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={post.mediaUrl} />}
      label={ownValue(platformLabels, post.platform) ?? post.platform}
      badges={
        <Badges isDraft={!post.published} isFeatured={post.featured} plan={post}>
          <StateBadge tone="plain">{t(post.postType)}</StateBadge>
        </Badges>
      }
    >
      <CardFacts
        facts={[
          [t('Likes'), post.likes.toLocaleString(locale)],
          [t('Comments'), post.comments.toLocaleString(locale)],
          [t('Views'), post.views],
          [t('Posted'), post.postedDate],
        ]}
      />
      <FirstFew label={t('Hashtags')} items={post.hashtags.map(withSign)} limit={maxHashtags} />
      {/^https?:\/\//.test(post.postUrl) ? (
        <p>
          <a href={post.postUrl} target="_blank" rel="noopener noreferrer">
            {t('Original post')}
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

/** What is specific to the list of social posts (specification/back-office.md, "Lists"). */
const socialPostList = defineList(socialPostEntity, {
  purpose: t(
    'A social post shows on the site what the company published elsewhere, with a link to the original.',
  ),
  searchHint: t('Caption or platform'),
  choiceLabels: platformLabels,
  Card: SocialCard,
});

const socialPostFormLayout = defineFormLayout({
  entity: socialPostEntity,
  placeholders: { postUrl: 'https://', views: '1.2K', postedDate: t('2 days ago') },
  sections: [
    { title: t('Post'), column: 'main', rows: [['platform', 'postType'], 'caption', 'postUrl', 'hashtags'] },
    { title: t('Media'), column: 'main', rows: ['mediaUrl'] },
    { title: t('Publication'), column: 'side', rows: [['published', 'featured'], 'postedDate', 'size'] },
    scheduleSection,
    { title: t('Response'), column: 'side', rows: [['likes', 'comments'], 'views'] },
  ],
});

export const socialPostAdmin: EntityAdmin = {
  menu: { below: 'blogPost', icon: IconSocial, key: 's' },
  list: socialPostList,
  formLayout: socialPostFormLayout,
};
