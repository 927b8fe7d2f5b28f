import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { ImageGrid } from '../ImageGrid/ImageGrid.tsx';
import { apiQueryOf, defaultImageFilter } from '../image-filter.ts';
import { UploadList } from '../UploadList/UploadList.tsx';
import { growthOf, type ImagePages, useImagePages } from '../use-image-pages.ts';
import { useLibrarySummary } from '../use-library-summary.ts';
import styles from './ImagePicker.module.css';

type ImagePickerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the paths in the order they were selected. */
  onPick: (paths: string[]) => void;
  /** The most that may be picked. */
  limit: number;
  /** Images by default. */
  accepts?: Accepts;
  /** The folder of files that are uploaded here. */
  uploadType?: UploadType;
  categorySlug?: string | undefined;
  title?: string;
};

/** Picks from the library, or uploads to it. */
export function ImagePicker({ isOpen, onClose, title, ...picker }: ImagePickerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title ?? t('Choose from library')}
      size="72rem"
      classNames={{ body: styles.body }}
    >
      {/* Inside the modal, so that its state resets whenever it opens. */}
      <PickerContent {...picker} onClose={onClose} />
    </Modal>
  );
}

type PickerContentProps = Omit<ImagePickerProps, 'isOpen' | 'title'>;

function PickerContent({ onClose, onPick, limit, accepts = 'image', ...target }: PickerContentProps) {
  const [filter, setFilter] = useState({ search: '', directory: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const media = accepts === 'logo' ? 'image' : accepts;
  const pages = useImagePages(`${apiQueryOf({ ...defaultImageFilter, ...filter })}&media=${media}`);
  const { summary } = useLibrarySummary(`media=${media}`);
  const pick = (paths: readonly string[]) => {
    if (paths.length > 0) onPick([...paths]);
    onClose();
  };
  return (
    <>
      <PickerFilters filter={filter} directories={summary?.directories ?? []} onChange={setFilter} />
      <UploadList
        type={target.uploadType ?? (accepts === 'video' ? 'videos' : 'gallery')}
        categorySlug={target.categorySlug}
        accepts={accepts}
        onUploaded={(path) => {
          setChosen((before) => add(before, { path, limit }));
          pages.reload();
        }}
      />
      <LibraryState pages={pages} isEmpty={summary?.shown === 0} />
      {pages.images.length > 0 && (
        <div className={styles.scroll}>
          <ImageGrid
            label={t('Images')}
            {...growthOf(pages)}
            selected={chosen}
            onChoose={(path) => setChosen((before) => toggle(before, { path, limit }))}
            onConfirm={limit === 1 ? (path) => pick([path]) : undefined}
            isMultiple={limit > 1}
          />
        </div>
      )}
      <Foot {...{ chosen, limit, onClose }} onPick={() => pick(chosen)} />
    </>
  );
}

type PickerFilter = { search: string; directory: string };

type PickerFiltersProps = {
  filter: PickerFilter;
  directories: readonly string[];
  onChange: (filter: PickerFilter) => void;
};

function PickerFilters({ filter, directories, onChange }: PickerFiltersProps) {
  return (
    <div className={styles.filters}>
      <TextInput
        label={t('Search images')}
        type="search"
        role="searchbox"
        data-autofocus
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('Directory')}
        value={filter.directory}
        data={[{ value: '', label: t('All directories') }, ...directories]}
        onChange={(event) => onChange({ ...filter, directory: event.currentTarget.value })}
      />
    </div>
  );
}

type FootProps = Pick<ImagePickerProps, 'limit' | 'onClose'> & {
  chosen: readonly string[];
  onPick: () => void;
};

function Foot({ chosen, limit, onClose, onPick }: FootProps) {
  return (
    <div className={styles.foot}>
      <span className={styles.count} aria-live="polite">
        {limit > 1
          ? t('{count} of at most {most} chosen', { count: chosen.length, most: limit })
          : (chosen[0] ?? t('None chosen'))}
      </span>
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button disabled={chosen.length === 0} onClick={onPick}>
        {limit > 1
          ? t('Use {count, plural, =0 {} other {# }}chosen', { count: chosen.length })
          : t('Use this one')}
      </Button>
    </div>
  );
}

/** Why there are no images to choose from. */
function LibraryState({ pages, isEmpty }: { pages: ImagePages; isEmpty: boolean }) {
  const { status, images, reload } = pages;
  const hasFound = images.length > 0;
  return (
    <>
      {status === 'failed' && (
        <Message kind="error" onRetry={reload}>
          {t('Failed to load images')}
        </Message>
      )}
      {status === 'loading' && !hasFound && <p role="status">{t('Loading images…')}</p>}
      {status === 'ready' && !hasFound && (
        <p role="status">{isEmpty ? t('Nothing has been uploaded yet.') : t('No images match.')}</p>
      )}
    </>
  );
}

function toggle(chosen: readonly string[], { path, limit }: { path: string; limit: number }): string[] {
  return chosen.includes(path) ? chosen.filter((other) => other !== path) : add(chosen, { path, limit });
}

/** With a limit of one, the last selection replaces the first; otherwise those beyond the limit are ignored. */
function add(chosen: readonly string[], { path, limit }: { path: string; limit: number }): string[] {
  if (limit === 1) return [path];
  return chosen.length < limit ? [...chosen, path] : [...chosen];
}
