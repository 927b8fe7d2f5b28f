import { variantPath } from '#content/picture/picture.ts';
import styles from './FoundList.module.css';
import type { FoundItem } from './use-found.ts';

type FoundListProps = {
  id: string;
  items: readonly FoundItem[];
  active: number;
  /** What is shown belongs to what was typed a moment ago. */
  isWaiting: boolean;
  onChoose: (url: string) => void;
};

/** What was found, each with a small picture. The field keeps the focus and handles the keys. */
export function FoundList({ id, items, active, isWaiting, onChoose }: FoundListProps) {
  return (
    <div id={id} className={styles.list} role="listbox" aria-label="Results" aria-busy={isWaiting}>
      {items.map(({ url, title, image, category, origin }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={url}
          id={`${id}-${index}`}
          className={styles.item}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(url)}
        >
          <span className={styles.frame}>
            {image.startsWith('/uploads/') ? (
              <img src={variantPath(image, { width: 160, format: 'webp' })} alt="" width={64} height={64} />
            ) : null}
          </span>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{[category, origin].filter(Boolean).join(' · ')}</span>
        </div>
      ))}
    </div>
  );
}
