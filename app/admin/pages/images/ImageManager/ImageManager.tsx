import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { IconRefresh, IconUpload } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { ImageGrid } from '../../../kit/media/ImageGrid/ImageGrid.tsx';
import { growthOf } from '../../../kit/media/use-image-pages.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { EmptyState } from '../../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { ImageDetails } from '../ImageDetails/ImageDetails.tsx';
import { ImageFilters } from '../ImageFilters/ImageFilters.tsx';
import { PdfList } from '../PdfList/PdfList.tsx';
import { type ImageActions, useImageActions } from '../use-image-actions.ts';
import { type Manager, useImageManager } from '../use-image-manager.ts';
import styles from './ImageManager.module.css';
import { ImageStatistics } from './ImageStatistics.tsx';
import { type Dialog, ManagerDialogs } from './ManagerDialogs.tsx';
import { WaitingTiles } from './WaitingImages.tsx';

/** All images and videos of the site (specification/back-office.md, "Image manager"). */
export function ImageManager() {
  const manager = useImageManager();
  const { pages, refresh } = manager;
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
        title={t('Images')}
        actions={
          <HeaderActions
            onUpload={() => setDialog('upload')}
            isRefreshing={pages.status === 'loading'}
            refresh={refresh}
          />
        }
      />
      {pages.status === 'failed' ? (
        <Message kind="error" onRetry={refresh}>
          {t('Failed to load images')}
        </Message>
      ) : (
        <div className={styles.page}>
          {!manager.selected && message}
          <Library manager={manager} onChoose={choose} onUpload={() => setDialog('upload')}>
            <SelectedImage manager={manager} actions={actions} message={message} onDialog={setDialog} />
          </Library>
          <PdfList />
        </div>
      )}
      <ManagerDialogs {...{ manager, actions, dialog }} onClose={() => setDialog(undefined)} />
    </>
  );
}

type HeaderActionsProps = { onUpload: () => void; isRefreshing: boolean; refresh: () => void };

function HeaderActions({ onUpload, isRefreshing, refresh }: HeaderActionsProps) {
  return (
    <>
      <Button leftSection={<IconUpload size={18} />} onClick={onUpload}>
        {t('Upload images')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={isRefreshing}
        onClick={refresh}
      >
        {t('Refresh')}
      </Button>
    </>
  );
}

type LibraryProps = {
  manager: Manager;
  onChoose: (path: string | undefined) => void;
  onUpload: () => void;
  children: ReactNode;
};

/** The images with what finds them; `children` shows the selected one. */
function Library({ manager, onChoose, onUpload, children }: LibraryProps) {
  if (manager.summary?.all === 0) return <EmptyLibrary onUpload={onUpload} />;
  return (
    <>
      <ImageFilters
        filter={manager.filter}
        directories={manager.summary?.directories ?? []}
        onChange={manager.changeFilter}
      />
      <ImageStatistics summary={manager.summary} />
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
      title={t('No images yet')}
      text={t(
        'Slabs seen straight on, rooms with the stone in them, films of the yard: what is uploaded here or in a form can be used anywhere.',
      )}
      action={<Button onClick={onUpload}>{t('Upload images')}</Button>}
    />
  );
}

type ResultsProps = { manager: Manager; onChoose: (path: string) => void };

function Results({ manager, onChoose }: ResultsProps) {
  const { status, images } = manager.pages;
  if (images.length === 0 && status === 'loading') return <WaitingTiles />;
  if (images.length === 0) return <p role="status">{t('No images match.')}</p>;
  return (
    <div className={styles.grid}>
      <ImageGrid
        label={t('Images')}
        {...growthOf(manager.pages)}
        selected={manager.selected ? [manager.selected.path] : []}
        onChoose={onChoose}
      />
    </div>
  );
}

type DetailsFrameProps = {
  /** The image's name; undefined when none is selected. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Shows the details beside the grid on wide screens, and in a drawer from the bottom on phones. */
function DetailsFrame({ title, onClose, children }: DetailsFrameProps) {
  const isNarrow = useMediaQuery('(width < 900px)', false, { getInitialValueInEffect: false });
  if (isNarrow) {
    return (
      <Drawer
        opened={title !== undefined}
        onClose={onClose}
        position="bottom"
        size="85%"
        title={title}
        closeButtonProps={{ 'aria-label': t('Close') }}
        classNames={{ title: styles.drawerTitle ?? '' }}
      >
        {children}
      </Drawer>
    );
  }
  if (title === undefined) return null;
  return (
    <aside className={styles.panel} aria-label={t('Image details')}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
      {children}
    </aside>
  );
}

type SelectedImageProps = {
  manager: Manager;
  actions: ImageActions;
  message: ReactNode;
  onDialog: (dialog: Dialog) => void;
};

/** The details of the selected image, with its actions. */
function SelectedImage({ manager, actions, message, onDialog }: SelectedImageProps) {
  const { selected, draft, nextLacking } = manager;
  const [focused, setFocused] = useState('');
  if (!selected || !draft) return null;
  async function save(next: string | undefined): Promise<void> {
    if (!selected) return;
    const outcome = await manager.save(selected);
    actions.showMessage(outcome);
    if (outcome.kind !== 'success' || !next) return;
    setFocused(next);
    manager.select(next);
  }
  return (
    <ImageDetails
      image={selected}
      message={message}
      draft={draft}
      shouldFocus={focused === selected.path}
      onDraft={(next) => manager.setDraft(selected.path, next)}
      onSave={() => save(undefined)}
      onSaveAndNext={nextLacking ? () => save(nextLacking.path) : undefined}
      onCopyPath={() => void actions.copyPath(selected)}
      onReplace={() => onDialog('replace')}
      onDelete={() => void actions.remove(selected)}
      onCompare={() => onDialog('compare')}
    />
  );
}
