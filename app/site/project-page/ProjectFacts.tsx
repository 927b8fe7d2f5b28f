import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { FactList } from '../components/FactList/FactList.tsx';
import { Link } from '../components/Link/Link.tsx';
import type { ProjectPageData, ProjectProduct } from './load-project-page.ts';
import styles from './ProjectFacts.module.css';

type ProjectFactsProps = {
  project: Pick<GalleryProject, 'client' | 'location' | 'dateCompleted' | 'duration' | 'squareFootage'>;
  products: readonly ProjectProduct[];
  texts: ProjectPageData['texts'];
  className?: string | undefined;
};

export function ProjectFacts({ project, products, texts, className }: ProjectFactsProps) {
  return (
    <FactList
      className={className}
      facts={[
        { label: texts.clientLabel, value: project.client },
        { label: texts.locationLabel, value: project.location },
        { label: texts.completedLabel, value: project.dateCompleted },
        { label: texts.durationLabel, value: project.duration },
        { label: texts.sizeLabel, value: project.squareFootage },
        { label: texts.materialsLabel, value: products.length > 0 ? <Products products={products} /> : '' },
      ]}
    />
  );
}

function Products({ products }: { products: readonly ProjectProduct[] }) {
  return (
    <ul className={styles.products}>
      {products.map(({ name, slug }) => (
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
