import { useId } from 'react';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import { Still } from '../../still/Still.tsx';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';

type ProjectCardProps = CardPlace & {
  project: Pick<
    GalleryProject,
    'name' | 'slug' | 'category' | 'shortDescription' | 'location' | 'dateCompleted'
  >;
};

export function ProjectCard(props: ProjectCardProps) {
  const id = useId();
  return (
    <Still name="project" of={props} id={id} hasPreload={props.priority}>
      {(headingId) => <WrittenProjectCard {...props} headingId={headingId} />}
    </Still>
  );
}

function WrittenProjectCard({ project, ...place }: ProjectCardProps & { headingId: string }) {
  return (
    <Card
      {...place}
      kind="project"
      slug={project.slug}
      path={pathOfGalleryProject(project)}
      label={project.category}
      heading={project.name}
      linkText="View Project"
    >
      <CardText>{project.shortDescription}</CardText>
      <CardMeta>
        {project.location ? <span>{project.location}</span> : null}
        {project.dateCompleted ? <span>{project.dateCompleted}</span> : null}
      </CardMeta>
    </Card>
  );
}
