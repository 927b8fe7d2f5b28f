import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ImageRecord } from '../../media/image-record.ts';
import { FocalPoint } from '../FocalPoint/FocalPoint.tsx';
import type { Description } from '../image-endpoints.ts';
import styles from './ImageDetails.module.css';

type ImageDescriptionProps = {
  image: ImageRecord;
  draft: Description;
  shouldFocus: boolean;
  onDraft: (draft: Description) => void;
  onSave: () => Promise<void>;
  onSaveAndNext: (() => Promise<void>) | undefined;
};

/** The alternative text of an image, and the focal point that every crop keeps. */
export function ImageDescription(props: ImageDescriptionProps) {
  const { image, draft, shouldFocus, onDraft, onSave, onSaveAndNext } = props;
  const words = useFocusWhere(shouldFocus);
  const [isSaving, setIsSaving] = useState(false);
  async function save(action: () => Promise<void>): Promise<void> {
    setIsSaving(true);
    await action();
    setIsSaving(false);
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(onSave);
      }}
    >
      <FocalPoint
        image={image}
        point={{ x: draft.focalX, y: draft.focalY }}
        onChange={({ x, y }) => onDraft({ ...draft, focalX: x, focalY: y })}
      />
      <Textarea
        ref={words}
        label="Alt text"
        name="alt"
        description="What the picture shows, in a sentence, for those who cannot see it."
        autosize
        minRows={2}
        value={draft.alt}
        onChange={({ currentTarget }) => onDraft({ ...draft, alt: currentTarget.value })}
      />
      <Actions isSaving={isSaving} onSaveAndNext={onSaveAndNext && (() => void save(onSaveAndNext))} />
    </form>
  );
}

type ActionsProps = { isSaving: boolean; onSaveAndNext: (() => void) | undefined };

function Actions({ isSaving, onSaveAndNext }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
      {onSaveAndNext && (
        <Button variant="default" loading={isSaving} onClick={onSaveAndNext}>
          Save and next
        </Button>
      )}
    </div>
  );
}

function useFocusWhere(shouldFocus: boolean) {
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (shouldFocus) words.current?.focus();
  }, [shouldFocus]);
  return words;
}
