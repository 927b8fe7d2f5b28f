import type { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import { CardPicture } from '../../lists/CardPicture/CardPicture.tsx';
import { FirstFew } from '../../lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../lists/list-definition.ts';
import { PictureRow } from '../../lists/PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../../lists/RecordCard/RecordCard.tsx';

/** How many tags and pictures a card shows (specification/back-office.md, "Lists"). */
const maxTags = 3;
const maxPictures = 4;

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function BlogCard({ record: post, tools }: RowProps<Listed<typeof blogPostEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={post.image} />}
      label={post.date ? <time dateTime={post.date}>{dates.format(new Date(post.date))}</time> : null}
      badges={<Badges isDraft={!post.published} isFeatured={post.featured} plan={post} />}
    >
      <CardText>{post.excerpt}</CardText>
      <CardFacts
        facts={[
          ['Category', post.category],
          ['Author', post.author],
        ]}
      />
      <FirstFew label="Tags" items={post.tags} limit={maxTags} />
      <PictureRow paths={post.galleryImages} limit={maxPictures} />
    </RecordCard>
  );
}
