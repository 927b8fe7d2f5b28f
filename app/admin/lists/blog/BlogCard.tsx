import { Badges } from '../Badges/Badges.tsx';
import { CardPicture } from '../CardPicture/CardPicture.tsx';
import { FirstFew } from '../FirstFew/FirstFew.tsx';
import type { RowProps } from '../list-definition.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../RecordCard/RecordCard.tsx';
import type { ListedBlogPost } from './listed-blog-post.ts';

/** How many tags and pictures a card shows (specification/back-office.md, "Lists"). */
const maxTags = 3;
const maxPictures = 4;

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function BlogCard({ record: post, tools }: RowProps<ListedBlogPost>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={post.image} />}
      label={post.date ? <time dateTime={post.date}>{dates.format(new Date(post.date))}</time> : null}
      badges={<Badges isDraft={!post.published} isFeatured={post.featured} />}
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
