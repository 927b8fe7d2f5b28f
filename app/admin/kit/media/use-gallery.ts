import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '#content/kit/upload-types.ts';
import { t } from '../language/t.ts';
import { type Move, moveItem } from '../sorting/move-item.ts';
import { refuseFile, takeWithinLimit } from './check-files.ts';
import {
  dropUpload,
  finishUpload,
  followValue,
  isSameList,
  makeSlot,
  pathsOf,
  type Slot,
} from './gallery-slots.ts';
import { useUploads } from './use-uploads.ts';

type GalleryOptions = {
  value: readonly string[];
  onChange: (paths: string[]) => void;
  maxItems: number;
  uploadType: UploadType;
  categorySlug?: string | undefined;
};

export type Gallery = ReturnType<typeof useGallery>;

/** The slots of a gallery and the uploads that fill them. */
export function useGallery({ value, onChange, maxItems, uploadType, categorySlug }: GalleryOptions) {
  const { slots, change } = useSlots(value, onChange);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const uploads = useSlotUploads(change, {
    uploadType,
    categorySlug,
    onNotice: (text) => setMessages([text]),
  });

  /** Refuses files that are no images, then takes as many as the limit allows. */
  function addFiles(files: readonly File[]): void {
    const refusals = listRefusals(files);
    const fitting = files.filter((file) => !refuseFile(file, 'image'));
    const { taken, message } = takeWithinLimit(fitting, { used: slots.length, maxItems });
    setMessages(message ? [...refusals, message] : refusals);
    uploads.addSlots(taken);
  }

  function addPaths(paths: readonly string[]): void {
    const { taken, message } = takeWithinLimit(paths, { used: slots.length, maxItems });
    setMessages(message ? [message] : []);
    change((before) => [...before, ...taken.map((path) => makeSlot({ path }))]);
  }

  function replaceWithFile(key: string, file: File): void {
    setMessages(listRefusals([file]));
    if (!refuseFile(file, 'image')) uploads.replaceIn(key, file);
  }

  function remove({ key, uploadId }: Slot): void {
    if (uploadId) uploads.cancel(uploadId);
    setMessages([]);
    change((before) => before.filter((slot) => slot.key !== key));
  }

  return {
    ...{ slots, messages, addFiles, addPaths, replaceWithFile, remove },
    uploads: uploads.list,
    cancelUpload: uploads.cancel,
    retry: uploads.retry,
    takeTwin: uploads.takeTwin,
    tellFull: () => setMessages([t('Maximum {maxItems} images allowed', { maxItems })]),
    replaceWithPath(key: string, path: string): void {
      change((before) => before.map((slot) => (slot.key === key ? { key, path } : slot)));
    },
    move: (move: Move) => change((before) => moveItem(before, move)),
  };
}

type ChangeSlots = (edit: (slots: readonly Slot[]) => readonly Slot[]) => void;

/** The uploads of a gallery; each fills or replaces a slot as soon as it is done. */
function useSlotUploads(
  change: ChangeSlots,
  {
    uploadType,
    categorySlug,
    onNotice,
  }: Pick<GalleryOptions, 'uploadType' | 'categorySlug'> & { onNotice: (text: string) => void },
) {
  const uploads = useUploads({
    type: uploadType,
    categorySlug,
    failedMessage: t('Upload failed. Please try again.'),
    onDone({ id, path, notice, file }) {
      if (notice) onNotice(`${file.name}: ${notice}`);
      change((before) => finishUpload(before, { uploadId: id, path }));
      uploads.remove(id);
    },
  });
  return {
    list: uploads.list,
    retry: uploads.retry,
    takeTwin: uploads.takeTwin,
    addSlots(files: readonly File[]): void {
      const added = uploads.add(files).map(({ id, file }) => makeSlot({ uploadId: id, sentName: file.name }));
      change((before) => [...before, ...added]);
    },
    replaceIn(key: string, file: File): void {
      const [upload] = uploads.add([file]);
      if (upload) change((before) => withUpload(before, { key, uploadId: upload.id, sentName: file.name }));
    },
    /** A slot that was empty goes with it. */
    cancel(uploadId: string): void {
      uploads.remove(uploadId);
      change((before) => dropUpload(before, uploadId));
    },
  };
}

/** Slots that follow the form's value and change it. In a ref, because uploads finish after later renders. */
function useSlots(value: readonly string[], onChange: (paths: string[]) => void) {
  const [slots, setSlots] = useState<readonly Slot[]>(() => followValue([], value));
  const latest = useRef({ slots, onChange, sent: value });
  useEffect(() => {
    latest.current.onChange = onChange;
  });
  useEffect(() => {
    latest.current.sent = value;
    latest.current.slots = followValue(latest.current.slots, value);
    setSlots(latest.current.slots);
  }, [value]);

  const change: ChangeSlots = (edit) => {
    latest.current.slots = edit(latest.current.slots);
    setSlots(latest.current.slots);
    const paths = pathsOf(latest.current.slots);
    if (isSameList(paths, latest.current.sent)) return;
    latest.current.sent = paths;
    latest.current.onChange(paths);
  };
  return { slots, change };
}

type Sent = { key: string; uploadId: string; sentName: string };

function withUpload(slots: readonly Slot[], { key, ...sent }: Sent): Slot[] {
  return slots.map((slot) => (slot.key === key ? { ...slot, ...sent } : slot));
}

function listRefusals(files: readonly File[]): string[] {
  return files.flatMap((file) => {
    const refusal = refuseFile(file, 'image');
    return refusal ? [`${file.name}: ${refusal}`] : [];
  });
}
