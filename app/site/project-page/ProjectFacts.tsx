import { Link } from 'react-router';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { FactList } from '../components/FactList/FactList.tsx';
import type { ProjectPageData, ProjectStone } from './load-project-page.ts';
import styles from './ProjectFacts.module.css';

type ProjectFactsProps = {
  project: Pick<GalleryProject, 'client' | 'location' | 'dateCompleted' | 'duration' | 'squareFootage'>;
  stones: readonly ProjectStone[];
  texts: ProjectPageData['texts'];
  className?: string | undefined;
};

export function ProjectFacts({ project, stones, texts, className }: ProjectFactsProps) {
  return (
    <FactList
      className={className}
      facts={[
        { label: texts.clientLabel, value: project.client },
        { label: texts.locationLabel, value: project.location },
        { label: texts.completedLabel, value: project.dateCompleted },
        { label: texts.durationLabel, value: project.duration },
        { label: texts.sizeLabel, value: project.squareFootage },
        { label: texts.materialsLabel, value: stones.length > 0 ? <Stones stones={stones} /> : '' },
      ]}
    />
  );
}

function Stones({ stones }: { stones: readonly ProjectStone[] }) {
  return (
    <ul className={styles.stones}>
      {stones.map(({ name, slug }) => (
        <li key={name}>
          {slug ? (
            <Link to={pathOfProduct({ slug })} data-track="product">
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
