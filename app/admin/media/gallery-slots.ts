/** A place in a gallery: a stored picture, or one on its way. */
export type Slot = {
  /** Stays the same while the place is moved or its picture changes. */
  key: string;
  /** Empty until the picture has arrived. */
  path: string;
  /** The upload that will fill or replace it. */
  uploadId?: string;
  /** What the file was called that was sent to this place since the form is open. */
  sentName?: string;
};

let lastKey = 0;

export function makeSlot(content: { path: string } | { uploadId: string; sentName: string }): Slot {
  lastKey += 1;
  return { path: '', ...content, key: `slot-${lastKey}` };
}

/** What the form holds: the stored pictures in their order. */
export function pathsOf(slots: readonly Slot[]): string[] {
  return slots.map(({ path }) => path).filter(Boolean);
}

/**
 * Follows a value that was changed from outside, as by a draft that is restored.
 * Places with the same pictures stay, uploads under way come after them.
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

/** The upload's picture takes the place that was kept for it, whatever has been moved or finished meanwhile. */
export function finishUpload(slots: readonly Slot[], done: { uploadId: string; path: string }): Slot[] {
  return slots.map((slot) => (slot.uploadId === done.uploadId ? withoutUpload(slot, done.path) : slot));
}

/** Gives up an upload: a place that was empty goes, one that had a picture keeps it. */
export function dropUpload(slots: readonly Slot[], uploadId: string): Slot[] {
  return slots
    .filter((slot) => slot.uploadId !== uploadId || slot.path)
    .map((slot) => (slot.uploadId === uploadId ? { key: slot.key, path: slot.path } : slot));
}

function withoutUpload({ key, sentName }: Slot, path: string): Slot {
  return { key, path, ...(sentName ? { sentName } : {}) };
}

export function moveSlot(slots: readonly Slot[], move: { from: number; to: number }): Slot[] {
  const moved = [...slots];
  const to = Math.min(Math.max(move.to, 0), slots.length - 1);
  moved.splice(to, 0, ...moved.splice(move.from, 1));
  return moved;
}

export function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
