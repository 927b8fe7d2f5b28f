import type { Examples } from '../../../catalogue/examples.ts';
import { project } from '../../../catalogue/samples.ts';
import { Section } from '../Section/Section.tsx';
import { ProjectMasonry } from './ProjectMasonry.tsx';

const four = [1, 2, 3, 4].map((id) => ({ ...project, id }));

export const examples: Examples = {
  Four: (
    <Section>
      <ProjectMasonry projects={four} />
    </Section>
  ),
  One: (
    <Section>
      <ProjectMasonry projects={[project]} />
    </Section>
  ),
};
