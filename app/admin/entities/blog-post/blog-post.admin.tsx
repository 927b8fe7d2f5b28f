import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { dayIn } from '#content/kit/zoned-days.shared.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconNews } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import { FirstFew } from '../../kit/lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { PictureRow } from '../../kit/lists/PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import { formatPlainDay } from '../../kit/time/format-time.ts';
import { useCompanyZone } from '../../kit/time/use-company-zone.ts';
import type { EntityAdmin } from '../entity-admin.ts';

/** How many tags and pictures a card shows (specification/back-office.md, "Lists"). */
const maxTags = 3;
const maxPictures = 4;

function BlogCard({ record: post, tools }: RowProps<Listed<typeof blogPostEntity>>) {
  const zone = useCompanyZone();
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={post.image} />}
      label={
        post.date && zone ? <time dateTime={post.date}>{formatPlainDay(dayIn(post.date, zone))}</time> : null
      }
      badges={<Badges isDraft={!post.published} isFeatured={post.featured} plan={post} />}
    >
      <CardText>{post.excerpt}</CardText>
      <CardFacts
        facts={[
          [t('Category'), post.category],
          [t('Author'), post.author],
        ]}
      />
      <FirstFew label={t('Tags')} items={post.tags} limit={maxTags} />
      <PictureRow paths={post.galleryImages} limit={maxPictures} />
    </RecordCard>
  );
}

/** What is specific to the list of posts (specification/back-office.md, "Lists"). */
const blogPostList = defineList(blogPostEntity, {
  purpose: t('An article of the journal: advice, stories from the quarry, projects told at length.'),
  searchHint: t('Title or excerpt'),
  Card: BlogCard,
});

const blogPostFormLayout = defineFormLayout({
  entity: blogPostEntity,
  sections: [
    { title: t('Article'), column: 'main', rows: ['title', 'slug', 'excerpt', 'content'] },
    { title: t('Publication'), column: 'side', rows: [['published', 'featured'], 'date', 'author'] },
    scheduleSection,
    { title: t('In the journal'), column: 'side', rows: ['category', 'tags', 'size', 'readTime'] },
    { title: t('Pictures'), column: 'main', rows: ['image', 'galleryImages'] },
    { title: t('Related'), column: 'main', rows: ['relatedPosts'] },
    searchSection,
  ],
});

export const blogPostAdmin: EntityAdmin = {
  menu: { icon: IconNews, key: 'j' },
  list: blogPostList,
  formLayout: blogPostFormLayout,
};
