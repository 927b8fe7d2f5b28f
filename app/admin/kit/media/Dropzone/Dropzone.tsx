import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { t } from '../../language/t.ts';
import { describeLimits } from '../check-files.ts';
import { FileChooser } from '../FileChooser/FileChooser.tsx';
import { useFileDrop } from '../use-file-drop.ts';
import styles from './Dropzone.module.css';

type DropzoneProps = {
  /** The button's label: 'Add images'. */
  label: string;
  accepts: Accepts;
  onFiles: (files: File[]) => void;
  /** The id of the file input, where it belongs to a field. */
  name?: string;
  /** Distinguishes it for screen readers: 'Gallery'. */
  fieldLabel?: string;
  children?: ReactNode;
};

/** Accepts several files: dropped, chosen or pasted. */
export function Dropzone({ label, accepts, onFiles, name, fieldLabel, children }: DropzoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isDragging, handlers } = useFileDrop(onFiles);
  return (
    <div className={styles.box} data-dragging={isDragging || undefined} {...handlers}>
      <div className={styles.actions}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => chooser.current?.click()}
          aria-label={fieldLabel ? `${label}: ${fieldLabel}` : undefined}
        >
          {label}
        </Button>
        {children}
      </div>
      <p className={styles.hint}>
        {t('Or drop them here, or paste. {accepts}', { accepts: describeLimits(accepts) })}
      </p>
      <FileChooser
        ref={chooser}
        label={fieldLabel ? t('{fieldLabel}: files to upload', { fieldLabel }) : t('Files to upload')}
        accepts={accepts}
        isMultiple
        name={name}
        onFiles={onFiles}
      />
    </div>
  );
}
