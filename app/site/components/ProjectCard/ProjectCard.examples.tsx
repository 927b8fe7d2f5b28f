import type { Examples } from '../../../catalogue/examples.ts';
import { picture, project } from '../../../catalogue/samples.ts';
import { ProjectCard } from './ProjectCard.tsx';

export const examples: Examples = {
  'With a picture': <ProjectCard project={project} picture={picture} sizes="50vw" />,
  'Without a picture': <ProjectCard project={project} picture={undefined} sizes="50vw" />,
};
