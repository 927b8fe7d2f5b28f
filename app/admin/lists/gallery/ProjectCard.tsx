import { Badges, StateBadge } from '../Badges/Badges.tsx';
import { CardPicture } from '../CardPicture/CardPicture.tsx';
import { FirstFew } from '../FirstFew/FirstFew.tsx';
import type { RowProps } from '../list-definition.ts';
import { PictureRow } from '../PictureRow/PictureRow.tsx';
import { CardFacts, CardText, RecordCard } from '../RecordCard/RecordCard.tsx';
import type { ListedProject } from './listed-project.ts';

/** How many materials and pictures a card shows (specification/back-office.md, "Lists"). */
const maxMaterials = 3;
const maxPictures = 5;

export function ProjectCard({ record: project, tools }: RowProps<ListedProject>) {
  return (
    <RecordCard
      tools={tools}
      picture={<CardPicture path={project.featuredImage} />}
      label={`/gallery/${project.slug}/`}
      badges={
        <Badges isDraft={!project.published}>
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
