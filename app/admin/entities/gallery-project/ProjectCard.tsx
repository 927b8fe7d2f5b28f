import type { galleryProjectEntity } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import { CardPicture } from '../../lists/CardPicture/CardPicture.tsx';
import { FirstFew } from '../../lists/FirstFew/FirstFew.tsx';
import type { Listed, RowProps } from '../../lists/list-definition.ts';
import { PictureRow } from '../../lists/PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../../lists/RecordCard/RecordCard.tsx';
import { StateBadge } from '../../lists/StateBadge/StateBadge.tsx';

/** How many materials and pictures a card shows (specification/back-office.md, "Lists"). */
const maxMaterials = 3;
const maxPictures = 5;

export function ProjectCard({ record: project, tools }: RowProps<Listed<typeof galleryProjectEntity>>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={project.featuredImage} />}
      label={pathOfGalleryProject(project)}
      badges={
        <Badges isDraft={!project.published} plan={project}>
          {project.published ? <StateBadge tone="good">Published</StateBadge> : null}
        </Badges>
      }
    >
      <CardText>{project.shortDescription}</CardText>
      <CardFacts
        facts={[
          ['Client', project.client],
          ['Location', project.location],
          ['Completed', project.dateCompleted],
          ['Size', project.squareFootage],
          ['Duration', project.duration],
        ]}
      />
      <FirstFew label="Materials" items={project.materials} limit={maxMaterials} />
      <PictureRow paths={project.galleryImages} limit={maxPictures} />
    </RecordCard>
  );
}
