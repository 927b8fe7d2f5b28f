import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import { uploadFile } from './upload-file.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';
import { countUpload } from './uploads-under-way.ts';

export type Uploads = Pick<UploadQueue, 'add' | 'retry' | 'takeTwin' | 'remove'> & {
  list: readonly Upload[];
};

type Target = {
  type: UploadType;
  categorySlug?: string | undefined;
  failedMessage?: string;
  onDone: (upload: Upload) => void;
};

/** The uploads of one field. They are cancelled when the field is unmounted. */
export function useUploads(target: Target): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => {
        const { type, categorySlug, failedMessage } = latest.current;
        return countUpload(uploadFile({ file, type, categorySlug, failedMessage, ...options }));
      },
      onChange: setList,
      onDone: (upload) => latest.current.onDone(upload),
    }),
  );
  useEffect(() => () => queue.removeAll(), [queue]);
  return { list, add: queue.add, retry: queue.retry, takeTwin: queue.takeTwin, remove: queue.remove };
}
