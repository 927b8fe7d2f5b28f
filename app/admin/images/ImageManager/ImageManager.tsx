import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconRefresh, IconUpload } from '../../icons/icons.ts';
import { EmptyState } from '../../lists/EmptyState/EmptyState.tsx';
import { ImageGrid } from '../../media/ImageGrid/ImageGrid.tsx';
import { listDirectories } from '../../media/image-filter.ts';
import type { ImageRecord } from '../../media/image-record.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { ImageFilters } from '../ImageFilters/ImageFilters.tsx';
import { PdfList } from '../PdfList/PdfList.tsx';
import { useImageActions } from '../use-image-actions.ts';
import { type Manager, useImageManager } from '../use-image-manager.ts';
import { DetailsFrame } from './DetailsFrame.tsx';
import styles from './ImageManager.module.css';
import { ImageStatistics } from './ImageStatistics.tsx';
import { type Dialog, ManagerDialogs } from './ManagerDialogs.tsx';
import { SelectedImage } from './SelectedImage.tsx';

type ImageManagerProps = {
  images: readonly ImageRecord[];
  hasFailed: boolean;
  isRefreshing: boolean;
  refresh: () => void;
};

/** All images and videos of the site (specification/back-office.md, "Image manager"). */
export function ImageManager({ images, hasFailed, isRefreshing, refresh }: ImageManagerProps) {
  const manager = useImageManager(images);
  const actions = useImageActions({ refresh, onDeleted: () => manager.select(undefined) });
  const [dialog, setDialog] = useState<Dialog>();
  const message = actions.message && <Message kind={actions.message.kind}>{actions.message.text}</Message>;
  const choose = (path: string | undefined) => {
    actions.showMessage(undefined);
    manager.select(path);
  };
  return (
    <>
      <PageHeader
        title="Images"
        actions={<HeaderActions onUpload={() => setDialog('upload')} {...{ isRefreshing, refresh }} />}
      />
      {hasFailed ? (
        <Message kind="error" onRetry={refresh}>
          Failed to load images
        </Message>
      ) : (
        <div className={styles.page}>
          {!manager.selected && message}
          {images.length === 0 && !isRefreshing ? (
            <EmptyLibrary onUpload={() => setDialog('upload')} />
          ) : (
            <Library manager={manager} onChoose={choose}>
              <SelectedImage manager={manager} actions={actions} message={message} onDialog={setDialog} />
            </Library>
          )}
          <PdfList />
        </div>
      )}
      <ManagerDialogs {...{ manager, actions, dialog, refresh }} onClose={() => setDialog(undefined)} />
    </>
  );
}

type HeaderActionsProps = { onUpload: () => void; isRefreshing: boolean; refresh: () => void };

function HeaderActions({ onUpload, isRefreshing, refresh }: HeaderActionsProps) {
  return (
    <>
      <Button leftSection={<IconUpload size={18} />} onClick={onUpload}>
        Upload images
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={isRefreshing}
        onClick={refresh}
      >
        Refresh
      </Button>
    </>
  );
}

type LibraryProps = {
  manager: Manager;
  onChoose: (path: string | undefined) => void;
  children: ReactNode;
};

/** The images with what finds them; `children` shows the selected one. */
function Library({ manager, onChoose, children }: LibraryProps) {
  return (
    <>
      <ImageFilters
        filter={manager.filter}
        directories={listDirectories(manager.images)}
        onChange={manager.changeFilter}
      />
      <ImageStatistics images={manager.shown} />
      <div className={styles.columns}>
        <Results manager={manager} onChoose={onChoose} />
        <DetailsFrame title={manager.selected?.filename} onClose={() => onChoose(undefined)}>
          {children}
        </DetailsFrame>
      </div>
    </>
  );
}

function EmptyLibrary({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      title="No images yet"
      text="Slabs seen straight on, rooms with the stone in them, films of the yard: what is uploaded here or in a form can be used anywhere."
      action={<Button onClick={onUpload}>Upload images</Button>}
    />
  );
}

type ResultsProps = { manager: Manager; onChoose: (path: string) => void };

function Results({ manager, onChoose }: ResultsProps) {
  if (manager.shown.length === 0) return <p role="status">No images match.</p>;
  return (
    <div className={styles.grid}>
      <ImageGrid
        label="Images"
        images={manager.shown}
        selected={manager.selected ? [manager.selected.path] : []}
        onChoose={onChoose}
        resetKey={Object.values(manager.filter).join('/')}
      />
    </div>
  );
}
