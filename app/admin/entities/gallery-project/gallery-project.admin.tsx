import { galleryProjectEntity } from '#content/entities/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconBuildingArch } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardPicture } from '../../kit/lists/CardPicture/CardPicture.tsx';
import { defineList } from '../../kit/lists/define-list.ts';
import { FirstFew } from '../../kit/lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { PictureRow } from '../../kit/lists/PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../../kit/lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

/** How many materials and pictures a card shows (specification/back-office.md, "Lists"). */
const maxMaterials = 3;
const maxPictures = 5;

function ProjectCard({ record: project, tools }: RowProps<Listed<typeof galleryProjectEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={project.featuredImage} />}
      label={pathOfGalleryProject(project)}
      badges={
        <Badges isDraft={!project.published} plan={project}>
          {project.published ? <StateBadge tone="good">{t('Published')}</StateBadge> : null}
        </Badges>
      }
    >
      <CardText>{project.shortDescription}</CardText>
      <CardFacts
        facts={[
          [t('Client'), project.client],
          [t('Location'), project.location],
          [t('Completed'), project.dateCompleted],
          [t('Size'), project.squareFootage],
          [t('Duration'), project.duration],
        ]}
      />
      <FirstFew label={t('Materials')} items={project.materials} limit={maxMaterials} />
      <PictureRow paths={project.galleryImages} limit={maxPictures} />
    </RecordCard>
  );
}

/** What is specific to the list of projects (specification/back-office.md, "Lists"). */
const galleryProjectList = defineList(galleryProjectEntity, {
  purpose: t('A project is a finished place with the stone in it: a hotel, a staircase, a bathroom.'),
  searchHint: t('Name, location or short description'),
  Card: ProjectCard,
});

const galleryProjectFormLayout = defineFormLayout({
  entity: galleryProjectEntity,
  sections: [
    { title: t('Project'), column: 'main', rows: ['name', 'slug', 'shortDescription', 'longDescription'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    scheduleSection,
    {
      title: t('Facts'),
      column: 'side',
      rows: ['client', 'location', 'category', ['dateCompleted', 'duration'], 'squareFootage', 'materials'],
    },
    { title: t('Details'), column: 'main', rows: ['projectDetails'] },
    { title: t('Pictures'), column: 'main', rows: ['featuredImage', 'galleryImages'] },
    { title: t('Related'), column: 'main', rows: ['relatedProjects'] },
    searchSection,
  ],
});

export const galleryProjectAdmin: EntityAdmin = {
  menu: { icon: IconBuildingArch, key: 'r' },
  list: galleryProjectList,
  formLayout: galleryProjectFormLayout,
};
