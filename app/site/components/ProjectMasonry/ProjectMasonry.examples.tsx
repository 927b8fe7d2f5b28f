import type { Examples } from '../../../catalogue/examples.ts';
import { project } from '../../../catalogue/samples.ts';
import { ProjectMasonry } from './ProjectMasonry.tsx';

export const examples: Examples = {
  Four: <ProjectMasonry projects={[1, 2, 3, 4].map((id) => ({ ...project, id }))} />,
  One: <ProjectMasonry projects={[project]} />,
};
