import { useId } from 'react';
import { Link } from 'react-router';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { usePictureTransition } from '../../behaviour/use-picture-transition.ts';
import { cardText } from '../../typography/shorten-text.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import styles from '../card.module.css';
import { joinClassNames } from '../class-names.ts';
import { Label } from '../Label/Label.tsx';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';

type ProjectCardProps = {
  project: Pick<
    GalleryProject,
    'name' | 'slug' | 'category' | 'shortDescription' | 'location' | 'dateCompleted'
  >;
  picture: PictureRecord | undefined;
  sizes: string;
  ratio?: PictureRatio;
  headingAs?: 'h2' | 'h3';
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function ProjectCard(props: ProjectCardProps) {
  const { project, picture, sizes, ratio = '3:2', headingAs: Heading = 'h3', priority, className } = props;
  const headingId = useId();
  const address = pathOfGalleryProject(project);
  const { transitionName, viewTransition } = usePictureTransition(address, 'project', project.slug);
  return (
    <article className={joinClassNames(styles.card, className)}>
      <div className={styles.frame}>
        <Picture {...{ picture, sizes, ratio, priority, transitionName }} alt="" />
      </div>
      <div className={styles.body}>
        {project.category ? <Label>{project.category}</Label> : null}
        <Heading id={headingId} className={styles.heading}>
          {project.name}
        </Heading>
        <p className={styles.text}>{cardText(project.shortDescription)}</p>
        <p className={styles.meta}>
          {project.location ? <span>{project.location}</span> : null}
          {project.dateCompleted ? <span>{project.dateCompleted}</span> : null}
        </p>
        <Link
          className={styles.link}
          data-print="none"
          to={address}
          viewTransition={viewTransition}
          aria-describedby={headingId}
        >
          <span className={styles.linkText}>View Project</span>
          <ArrowIcon className={styles.arrow} />
        </Link>
      </div>
    </article>
  );
}
