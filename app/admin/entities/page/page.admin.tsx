import { pageEntity } from '#content/entities/page/page.entity.ts';
import { pathOfPage } from '#content/entities/page/page-path.shared.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconFileText } from '../../kit/icons/icons.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { CardText, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

function PageCard({ record: page, tools }: RowProps<Listed<typeof pageEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={page.image} />}
      label={pathOfPage(page)}
      badges={
        <Badges isDraft={!page.published} plan={page}>
          {page.published ? <StateBadge tone="good">Published</StateBadge> : null}
        </Badges>
      }
    >
      <CardText>{page.metaDescription}</CardText>
    </RecordCard>
  );
}

const pageList = defineList(pageEntity, {
  purpose: 'A page says whatever your company must say: careers, terms of sale, a complaints book.',
  searchHint: 'Title',
  Card: PageCard,
});

const pageFormLayout = defineFormLayout({
  entity: pageEntity,
  sections: [
    { title: 'Page', column: 'main', rows: ['title', 'slug', 'content'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
    { title: 'Picture', column: 'side', rows: ['image'] },
    searchSection,
  ],
});

export const pageAdmin: EntityAdmin = {
  menu: { icon: IconFileText, key: 'w' },
  list: pageList,
  formLayout: pageFormLayout,
};
