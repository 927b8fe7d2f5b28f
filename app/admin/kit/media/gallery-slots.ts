/** A slot of a gallery: a stored image, or one that is being uploaded. */
export type Slot = {
  /** Stays the same when the slot is moved or its image changes. */
  key: string;
  /** Empty until the upload is done. */
  path: string;
  /** The upload that will fill or replace it. */
  uploadId?: string;
  /** The name of the file that was uploaded into this slot since the form was opened. */
  sentName?: string;
};

let lastKey = 0;

export function makeSlot(content: { path: string } | { uploadId: string; sentName: string }): Slot {
  lastKey += 1;
  return { path: '', ...content, key: `slot-${lastKey}` };
}

/** The form's value: the stored images in their order. */
export function pathsOf(slots: readonly Slot[]): string[] {
  return slots.map(({ path }) => path).filter(Boolean);
}

/**
 * Follows a value that was changed from outside, such as by a restored draft.
 * Slots with the same images stay, uploads in progress follow them.
 */
export function followValue(slots: readonly Slot[], value: readonly string[]): readonly Slot[] {
  if (isSameList(pathsOf(slots), value)) return slots;
  const free = slots.filter(({ path }) => path);
  const stored = value.map((path) => {
    const index = free.findIndex((slot) => slot.path === path);
    return free.splice(index, index < 0 ? 0 : 1)[0] ?? makeSlot({ path });
  });
  return [...stored, ...slots.filter(({ path, uploadId }) => !path && uploadId)];
}

/** Puts the uploaded image into the slot reserved for it, whatever was moved or finished meanwhile. */
export function finishUpload(slots: readonly Slot[], done: { uploadId: string; path: string }): Slot[] {
  return slots.map((slot) => (slot.uploadId === done.uploadId ? withoutUpload(slot, done.path) : slot));
}

/** Drops an upload: an empty slot is removed, one with an image keeps it. */
export function dropUpload(slots: readonly Slot[], uploadId: string): Slot[] {
  return slots
    .filter((slot) => slot.uploadId !== uploadId || slot.path)
    .map((slot) => (slot.uploadId === uploadId ? { key: slot.key, path: slot.path } : slot));
}

function withoutUpload({ key, sentName }: Slot, path: string): Slot {
  return { key, path, ...(sentName ? { sentName } : {}) };
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
