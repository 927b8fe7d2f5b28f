import { Button } from '@mantine/core';
import styles from './MediaField.module.css';

type MediaActionsProps = {
  label: string;
  hasMedia: boolean;
  canRemove: boolean;
  onChoose: () => void;
  onPick: () => void;
  onRemove: () => void;
};

export function MediaActions({ label, hasMedia, canRemove, onChoose, onPick, onRemove }: MediaActionsProps) {
  const upload = hasMedia ? 'Replace' : 'Upload a file';
  return (
    <div className={styles.actions}>
      <Button size="compact-sm" variant="default" onClick={onChoose} aria-label={`${upload}: ${label}`}>
        {upload}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={onPick}
        aria-label={`Choose from library: ${label}`}
      >
        Choose from library
      </Button>
      {canRemove && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onRemove}
          aria-label={`Remove: ${label}`}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
