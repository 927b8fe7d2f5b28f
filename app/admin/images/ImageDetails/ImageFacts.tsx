import type { ImageRecord } from '../../media/image-record.ts';
import { formatBytes, formatDimensions, formatModified } from '../../media/image-text.ts';
import styles from './ImageDetails.module.css';

/** The facts about a file, in the specified order (specification/back-office.md, "Image manager"). */
export function ImageFacts({ image }: { image: ImageRecord }) {
  const facts: [label: string, value: string][] = [
    ['Filename', image.filename],
    ['Path', image.path],
    ['Directory', image.directory],
    ['Subdirectory', image.subdirectory || 'None'],
    ['Dimensions', formatDimensions(image) || 'Unknown'],
    ['Size', formatBytes(image.size)],
    ['Modified', formatModified(image.modified)],
    ['Status', image.used ? 'Used' : 'Unused'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
