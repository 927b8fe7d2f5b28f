import { ImagePicker } from '../../media/ImagePicker/ImagePicker.tsx';
import type { ImageRecord } from '../../media/image-record.ts';
import { CompareDuplicates } from '../CompareDuplicates/CompareDuplicates.tsx';
import { UploadDialog } from '../UploadDialog/UploadDialog.tsx';
import type { ImageActions } from '../use-image-actions.ts';
import type { Manager } from '../use-image-manager.ts';

export type Dialog = 'upload' | 'replace' | 'compare' | undefined;

type ManagerDialogsProps = {
  manager: Manager;
  actions: ImageActions;
  dialog: Dialog;
  onClose: () => void;
  refresh: () => void;
};

/** The dialogs of the image manager. */
export function ManagerDialogs({ manager, actions, dialog, onClose, refresh }: ManagerDialogsProps) {
  const { selected, images } = manager;
  const copies = selected ? images.filter((image) => isCopy(image, selected)) : [];
  return (
    <>
      <UploadDialog isOpen={dialog === 'upload'} onClose={onClose} onUploaded={refresh} />
      <ImagePicker
        isOpen={dialog === 'replace' && selected !== undefined}
        onClose={onClose}
        title={`Replace ${selected?.filename ?? ''} with`}
        accepts={selected?.mime.startsWith('video/') ? 'video' : 'image'}
        onPick={([path]) => selected && path && void actions.replace([selected], path)}
        limit={1}
      />
      <CompareDuplicates
        copies={dialog === 'compare' ? copies : []}
        onClose={onClose}
        onKeep={(path) => {
          onClose();
          void actions.replace(copies, path);
        }}
      />
    </>
  );
}

function isCopy(image: ImageRecord, of: ImageRecord): boolean {
  return image.path === of.path || of.duplicates.includes(image.path);
}
