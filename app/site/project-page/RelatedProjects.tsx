import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../components/Grid/Grid.tsx';
import { ProjectCard } from '../components/ProjectCard/ProjectCard.tsx';
import { Section } from '../components/Section/Section.tsx';
import type { ProjectPageData } from './load-project-page.ts';
import type { ProjectPreview } from './preview-projects.ts';
import styles from './RelatedProjects.module.css';

type RelatedProjectsProps = {
  projects: readonly ProjectPreview[];
  texts: Pick<ProjectPageData['texts'], 'relatedHeading' | 'allButton'>;
};

/** One wide card and two narrow ones, the last one placed lower. */
export function RelatedProjects({ projects, texts }: RelatedProjectsProps) {
  return (
    <Section space="tight" data-print="none" aria-labelledby="related-projects">
      <div className={styles.opening}>
        <DisplayHeading id="related-projects" size="medium">
          {texts.relatedHeading}
        </DisplayHeading>
        <ButtonLink to="/gallery/">{texts.allButton}</ButtonLink>
      </div>
      <Grid as="ul">
        {projects.map((project, index) => (
          <Cell key={project.id} as="li" span={index === 0 ? 6 : 3} phoneSpan={index === 0 ? 4 : 2}>
            <ProjectCard
              project={project}
              picture={project.picture}
              ratio={index === 0 ? '3:2' : '4:5'}
              sizes={index === 0 ? '(width >= 900px) 46vw, 100vw' : '(width >= 900px) 22vw, 44vw'}
            />
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}
