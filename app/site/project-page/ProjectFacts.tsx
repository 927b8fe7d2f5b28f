import { Link } from 'react-router';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { FactList } from '../components/FactList/FactList.tsx';
import type { ProjectStone } from './load-project-page.ts';
import styles from './ProjectFacts.module.css';

type ProjectFactsProps = {
  project: Pick<GalleryProject, 'client' | 'location' | 'dateCompleted' | 'duration' | 'squareFootage'>;
  stones: readonly ProjectStone[];
  className?: string | undefined;
};

export function ProjectFacts({ project, stones, className }: ProjectFactsProps) {
  return (
    <FactList
      className={className}
      facts={[
        { label: 'Client', value: project.client },
        { label: 'Location', value: project.location },
        { label: 'Completed', value: project.dateCompleted },
        { label: 'Duration', value: project.duration },
        { label: 'Size', value: project.squareFootage },
        { label: 'Materials', value: stones.length > 0 ? <Stones stones={stones} /> : '' },
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
