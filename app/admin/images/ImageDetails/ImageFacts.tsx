import type { ImageRecord } from '../../media/image-record.ts';
import { formatBytes, formatDimensions, formatModified } from '../../media/image-text.ts';
import { DefinitionList, type Fact } from '../../shell/DefinitionList/DefinitionList.tsx';
import styles from './ImageDetails.module.css';

/** The facts about a file, in the specified order (specification/back-office.md, "Image manager"). */
export function ImageFacts({ image }: { image: ImageRecord }) {
  const facts: Fact[] = [
    ['Filename', image.filename],
    ['Path', image.path],
    ['Directory', image.directory],
    ['Subdirectory', image.subdirectory || 'None'],
    ['Dimensions', formatDimensions(image) || 'Unknown'],
    ['Size', formatBytes(image.size)],
    ['Modified', formatModified(image.modified)],
    ['Status', image.used ? 'Used' : 'Unused'],
  ];
  return <DefinitionList className={styles.facts} facts={facts} />;
}
