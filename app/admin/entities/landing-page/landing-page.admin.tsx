import { landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { pathOfLandingPage } from '#content/entities/landing-page/landing-page-path.shared.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconLayoutList } from '../../kit/icons/icons.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { CardText, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

function LandingPageCard({ record: page, tools }: RowProps<Listed<typeof landingPageEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={page.heroImage} />}
      label={pathOfLandingPage(page)}
      badges={
        <Badges isDraft={!page.published} plan={page}>
          {page.published ? <StateBadge tone="good">Published</StateBadge> : null}
        </Badges>
      }
    >
      <CardText>{page.heroText}</CardText>
    </RecordCard>
  );
}

const landingPageList = defineList(landingPageEntity, {
  purpose: 'A landing page is where a campaign leads: lists of products, and a form to ask for them.',
  searchHint: 'Name',
  Card: LandingPageCard,
});

const landingPageFormLayout = defineFormLayout({
  entity: landingPageEntity,
  sections: [
    { title: 'Landing page', column: 'main', rows: ['name', 'slug'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
    { title: 'Opening', column: 'main', rows: ['heroHeading', 'heroText', 'heroImage'] },
    { title: 'Products', column: 'main', rows: ['lists', 'popular', 'note'] },
    { title: 'Shown as well', column: 'side', rows: ['showForm', 'showTestimonials', 'showCertificates'] },
    searchSection,
  ],
});

export const landingPageAdmin: EntityAdmin = {
  menu: { below: 'page', icon: IconLayoutList, key: 'l' },
  list: landingPageList,
  formLayout: landingPageFormLayout,
};
