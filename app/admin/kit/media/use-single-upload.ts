import { useEffect, useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import { hasVariants, variantPath } from '#content/picture/picture.ts';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { isVideoPath, refuseFile } from './check-files.ts';
import type { Upload } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

/** How long the preview shows the local file before it changes to the stored one. */
const swapAfterMs = 1000;

type SingleUploadOptions = {
  value: string;
  onChange: (path: string) => void;
  accepts: Accepts;
  type: UploadType;
  categorySlug?: string | undefined;
};

export type SingleUpload = ReturnType<typeof useSingleUpload>;

/** Uploads one file at a time into one field; a new file replaces the one in progress. */
export function useSingleUpload({ value, onChange, accepts, type, categorySlug }: SingleUploadOptions) {
  const [refusal, setRefusal] = useState('');
  // The last upload from this form, kept after its preview has changed to the stored file.
  const [sent, setSent] = useState<Sent>();
  const uploads = useUploads({
    type,
    categorySlug,
    onDone({ id, path, notice, file }) {
      setSent({ id, name: file.name, path, notice });
      onChange(path);
    },
  });
  const upload = uploads.list.at(-1);
  const { remove } = uploads;

  useEffect(() => {
    if (upload?.status !== 'done') return;
    return swapWhenReady(upload.path, () => remove(upload.id));
  }, [upload?.status, upload?.path, upload?.id, remove]);

  function dismiss(): void {
    setRefusal('');
    for (const { id } of uploads.list) remove(id);
  }

  return {
    upload,
    /** The upload that is the field's value or is about to become it. */
    sent: upload ? sentOf(upload) : sent?.path === value ? sent : undefined,
    refusal,
    isSending: upload?.status === 'sending' || upload?.status === 'waiting',
    /** Shown in the frame: the local file at once, and the previous value again when the upload failed. */
    preview: chooseLocalPreview(upload, value),
    dismiss,
    take([file]: readonly File[]): void {
      if (!file) return;
      const message = refuseFile(file, accepts);
      dismiss();
      if (message) setRefusal(message);
      else uploads.add([file]);
    },
    retry(): void {
      if (upload) uploads.retry(upload.id);
    },
    takeTwin(): void {
      if (upload) uploads.takeTwin(upload.id);
    },
  };
}

type Sent = Pick<Upload, 'id' | 'path' | 'notice'> & { name: string };

function sentOf({ id, path, notice, file, status }: Upload): Sent | undefined {
  return status === 'failed' ? undefined : { id, path, notice, name: file.name };
}

function chooseLocalPreview(upload: Upload | undefined, value: string): string | undefined {
  if (!upload || upload.status === 'failed') return undefined;
  if (upload.status === 'done' && upload.path !== value) return undefined;
  return upload.preview;
}

/** Calls `swap` about a second later, once the stored file has loaded. @returns a function that cancels it */
function swapWhenReady(path: string, swap: () => void): () => void {
  let isStopped = false;
  const ready = () => {
    if (!isStopped) swap();
  };
  const timer = setTimeout(() => {
    const probe = isVideoPath(path) ? document.createElement('video') : new Image();
    probe.addEventListener(isVideoPath(path) ? 'loadedmetadata' : 'load', ready);
    const isOneFile = isVideoPath(path) || !hasVariants(path);
    probe.src = isOneFile ? path : variantPath(path, { width: 320, format: 'webp' });
  }, swapAfterMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
