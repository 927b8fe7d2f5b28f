import { Link } from 'react-router';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { commaOf, listTexts } from '#messages/list-texts.shared.ts';
import { usePictureTransition } from '../../../behaviour/use-picture-transition.ts';
import { Picture, type PictureRatio } from '../../../components/Picture/Picture.tsx';
import type { ProjectSummary } from '../../../components/ProjectCard/summarize-projects.ts';
import { useLangOf } from '../../../languages-context.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import styles from './ProjectMasonry.module.css';

type ProjectMasonryProps = { projects: readonly ProjectSummary[] };

type Place = { name: string; ratio: PictureRatio; sizes: string };

/** The repeating layout of projects: one at full width, then two, then one, then two. */
const places: readonly Place[] = [
  { name: 'whole', ratio: '16:10', sizes: '100vw' },
  { name: 'low-left', ratio: '4:5', sizes: '(width>=900px) 38vw,100vw' },
  { name: 'right', ratio: '3:2', sizes: '(width>=900px) 46vw,100vw' },
  { name: 'edge', ratio: '16:10', sizes: '(width>=900px) 80vw,100vw' },
  { name: 'left', ratio: '3:2', sizes: '(width>=900px) 54vw,100vw' },
  { name: 'low-right', ratio: '4:5', sizes: '(width>=900px) 30vw,100vw' },
];

/** Gallery projects with a label below each picture: number, name, what was built and of which stone. */
export function ProjectMasonry({ projects }: ProjectMasonryProps) {
  return (
    <ol className={styles.grid}>
      {projects.map((project, index) => (
        <PlacedProject key={project.id} project={project} index={index} />
      ))}
    </ol>
  );
}

function PlacedProject({ project, index }: { project: ProjectSummary; index: number }) {
  const place = places[index % places.length] as Place;
  const { transitionName, viewTransition } = usePictureTransition(
    pathOfGalleryProject(project),
    'project',
    project.slug,
  );
  return (
    <li className={styles.item} data-place={place.name}>
      <div className={styles.frame}>
        <Picture
          picture={project.picture}
          sizes={place.sizes}
          ratio={place.ratio}
          priority={index === 0}
          className={styles.picture}
          transitionName={transitionName}
        />
      </div>
      <ProjectCaption {...{ project, viewTransition }} number={twoDigits(index + 1)} />
    </li>
  );
}

type ProjectCaptionProps = { project: ProjectSummary; number: string; viewTransition: boolean };

function ProjectCaption({ project, number, viewTransition }: ProjectCaptionProps) {
  const langOf = useLangOf();
  return (
    <div className={styles.caption}>
      <span className={`numeral ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <h2 className={styles.name}>
        <Link
          className={styles.link}
          to={pathOfGalleryProject(project)}
          viewTransition={viewTransition}
          {...langOf(project, 'name')}
        >
          {project.name}
        </Link>
      </h2>
      {project.materials.length > 0 ? (
        <p className={styles.materials} {...langOf(project, 'materials')}>
          {listTexts(project.materials)}
        </p>
      ) : null}
      <p className={styles.facts}>
        <span {...langOf(project, 'category')}>{project.category}</span>
        {project.category && project.location ? commaOf([project.category, project.location]) : null}
        {project.location}
      </p>
    </div>
  );
}
