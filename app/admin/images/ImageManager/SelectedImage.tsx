import { type ReactNode, useState } from 'react';
import { ImageDetails } from '../ImageDetails/ImageDetails.tsx';
import type { ImageActions } from '../use-image-actions.ts';
import type { Manager } from '../use-image-manager.ts';
import type { Dialog } from './ManagerDialogs.tsx';

type SelectedImageProps = {
  manager: Manager;
  actions: ImageActions;
  message: ReactNode;
  onDialog: (dialog: Dialog) => void;
};

/** The details of the selected image, with its actions. */
export function SelectedImage({ manager, actions, message, onDialog }: SelectedImageProps) {
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
