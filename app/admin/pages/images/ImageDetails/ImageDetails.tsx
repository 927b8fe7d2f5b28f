import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { animationNotice } from '#content/picture/upload-limits.shared.ts';
import { IconCopy, IconReplace, IconTrash } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { type ImageRecord, imageEndpoint } from '../../../kit/media/image-record.ts';
import { formatBytes, formatDimensions, formatModified } from '../../../kit/media/image-text.ts';
import { MediaFrame } from '../../../kit/media/MediaFrame/MediaFrame.tsx';
import { DefinitionList, type Fact } from '../../../kit/page-parts/DefinitionList/DefinitionList.tsx';
import { TranslationLinks } from '../../../kit/translations/TranslationLinks/TranslationLinks.tsx';
import { imageTranslationPath } from '../../../kit/translations/translation-paths.ts';
import { FocalPoint } from '../FocalPoint/FocalPoint.tsx';
import type { Description } from '../image-endpoints.ts';
import styles from './ImageDetails.module.css';
import { UsageList } from './UsageList.tsx';

type ImageDetailsProps = {
  image: ImageRecord;
  /** The result of the last action. */
  message: ReactNode;
  draft: Description;
  /** Focuses the description, for describing one image after another. */
  shouldFocus: boolean;
  onDraft: (draft: Description) => void;
  onSave: () => Promise<void>;
  /** Undefined when no other image lacks a description. */
  onSaveAndNext: (() => Promise<void>) | undefined;
  onCopyPath: () => void;
  onReplace: () => void;
  onDelete: () => void;
  onCompare: () => void;
};

const conditionNotes: Record<NonNullable<ImageRecord['condition']>, string> = {
  whole: '',
  animated: t(animationNotice),
  damaged: t('This picture is damaged, and visitors see a part of it. Replace it by a new copy.'),
  unreadable: t('This picture cannot be shown. Replace it by a new copy.'),
};

/** The facts about one image and its actions. */
export function ImageDetails(props: ImageDetailsProps) {
  const { image } = props;
  const isPicture = image.mime.startsWith('image/');
  return (
    <div className={styles.details}>
      {props.message}
      {isPicture ? (
        <ImageDescription {...props} key={image.path} />
      ) : (
        <div className={styles.video}>
          <MediaFrame path={image.path} alt={image.filename} width={320} isVideo hasControls isWhole />
        </div>
      )}
      {isPicture && image.alt !== '' ? (
        <TranslationLinks
          path={imageEndpoint(image.path)}
          hrefOf={(language) => imageTranslationPath(image.path, language)}
        />
      ) : null}
      <ImageActions {...props} />
      {conditionNotes[image.condition ?? 'whole'] && (
        <p className={styles.note}>{conditionNotes[image.condition ?? 'whole']}</p>
      )}
      {image.used && <p className={styles.note}>{t("An image that is in use can't be deleted.")}</p>}
      <ImageFacts image={image} />
      <Duplicates {...props} />
      <UsageList image={image} />
    </div>
  );
}

type ImageDescriptionProps = {
  image: ImageRecord;
  draft: Description;
  shouldFocus: boolean;
  onDraft: (draft: Description) => void;
  onSave: () => Promise<void>;
  onSaveAndNext: (() => Promise<void>) | undefined;
};

/** The alternative text of an image, and the focal point that every crop keeps. */
function ImageDescription(props: ImageDescriptionProps) {
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
        label={t('Alt text')}
        name="alt"
        description={t('What the picture shows, in a sentence, for those who cannot see it.')}
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
        {t('Save')}
      </Button>
      {onSaveAndNext && (
        <Button variant="default" loading={isSaving} onClick={onSaveAndNext}>
          {t('Save and next')}
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

function ImageActions(props: ImageDetailsProps) {
  return (
    <div className={styles.actions}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={props.onCopyPath}
      >
        {t('Copy path')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconReplace size={16} />}
        onClick={props.onReplace}
      >
        {t('Replace')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} />}
        disabled={props.image.used}
        onClick={props.onDelete}
      >
        {t('Delete')}
      </Button>
    </div>
  );
}

/** The facts about a file, in the specified order (specification/back-office.md, "Image manager"). */
function ImageFacts({ image }: { image: ImageRecord }) {
  const facts: Fact[] = [
    [t('Filename'), image.filename],
    [t('Path'), image.path],
    [t('Directory'), image.directory],
    [t('Subdirectory'), image.subdirectory || t('None')],
    [t('Dimensions'), formatDimensions(image) || t('Unknown')],
    [t('Size'), formatBytes(image.size)],
    [t('Modified'), formatModified(image.modified)],
    [t('Status'), image.used ? t('Used') : t('Unused')],
  ];
  return <DefinitionList className={styles.facts} facts={facts} />;
}

function Duplicates({ image, onCompare }: ImageDetailsProps) {
  if (image.duplicates.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('Exact duplicates')}</h3>
      <ul className={styles.paths}>
        {image.duplicates.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <Button size="compact-sm" variant="default" onClick={onCompare}>
        {t('Compare')}
      </Button>
    </section>
  );
}
