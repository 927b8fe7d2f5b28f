import type { GalleryProject } from '#content/entities/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';

type ProjectCardProps = CardPlace & {
  project: Pick<
    GalleryProject,
    'name' | 'slug' | 'category' | 'shortDescription' | 'location' | 'dateCompleted'
  >;
};

export function ProjectCard({ project, ...place }: ProjectCardProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  return (
    <Card
      {...place}
      kind="project"
      slug={project.slug}
      path={pathOfGalleryProject(project)}
      label={project.category}
      labelIn={langOf(project, 'category')}
      heading={project.name}
      headingIn={langOf(project, 'name')}
      linkText={t('common:card.project')}
    >
      <CardText {...langOf(project, 'shortDescription')}>{project.shortDescription}</CardText>
      <CardMeta>
        {project.location ? <span>{project.location}</span> : null}
        {project.dateCompleted ? (
          <span {...langOf(project, 'dateCompleted')}>{project.dateCompleted}</span>
        ) : null}
      </CardMeta>
    </Card>
  );
}
