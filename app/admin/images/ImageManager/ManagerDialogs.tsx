import { useCallback } from 'react';
import { useFetched } from '../../api/use-fetched.ts';
import { ImagePicker } from '../../media/ImagePicker/ImagePicker.tsx';
import { fetchImage, type ImageRecord } from '../../media/image-record.ts';
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
};

/** Side by side, more than these cannot be compared. */
const comparedAtMost = 12;

/** The dialogs of the image manager. */
export function ManagerDialogs({ manager, actions, dialog, onClose }: ManagerDialogsProps) {
  const { selected } = manager;
  return (
    <>
      <UploadDialog isOpen={dialog === 'upload'} onClose={onClose} onUploaded={manager.refresh} />
      <ImagePicker
        isOpen={dialog === 'replace' && selected !== undefined}
        onClose={onClose}
        title={`Replace ${selected?.filename ?? ''} with`}
        accepts={selected?.mime.startsWith('video/') ? 'video' : 'image'}
        onPick={([path]) => selected && path && void actions.replace([selected], path)}
        limit={1}
      />
      {dialog === 'compare' && selected ? <Copies of={selected} {...{ actions, onClose }} /> : null}
    </>
  );
}

type CopiesProps = Pick<ManagerDialogsProps, 'actions' | 'onClose'> & { of: ImageRecord };

function Copies({ of, actions, onClose }: CopiesProps) {
  const paths = [of.path, ...of.duplicates].slice(0, comparedAtMost).join('\n');
  const read = useCallback(
    ({ signal }: { signal: AbortSignal }) =>
      Promise.all(paths.split('\n').map((path) => fetchImage(path, signal))),
    [paths],
  );
  const { data: copies = [] } = useFetched(read);
  return (
    <CompareDuplicates
      copies={copies}
      onClose={onClose}
      onKeep={(path) => {
        onClose();
        void actions.replace(copies, path);
      }}
    />
  );
}
