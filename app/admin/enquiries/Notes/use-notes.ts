import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/request-api.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import { useAutosave } from '../../shell/use-autosave.ts';
import type { InboxItem } from '../enquiry.ts';

export type KnownNotes = Pick<InboxItem, 'notes' | 'version'>;

export type NotesOptions = {
  item: KnownNotes;
  /**
   * Saves the notes if the item still has this version.
   * @returns the stored item
   * @throws ApiError, 412 where it has another version
   */
  onSave: (notes: string, version: number) => Promise<KnownNotes>;
};

/** Notes that are saved while typing, and what somebody else has made of them meanwhile. */
export function useNotes({ item, onSave }: NotesOptions) {
  const [theirs, setTheirs] = useState<KnownNotes>();
  // The stored notes that this field is based on: as long as they are unchanged, they may be replaced.
  const base = useRef<KnownNotes>(item);
  if (item.notes === base.current.notes && item.version > base.current.version) base.current = item;
  const isGone = useIsGone();

  async function save(notes: string): Promise<void> {
    try {
      base.current = await onSave(notes, base.current.version);
      setTheirs(undefined);
    } catch (error) {
      const other = readOtherChange(error);
      if (!other) {
        if (isGone.current && !isDeleted(error)) notifyUnsaved(notes, () => save(notes));
        throw error;
      }
      // Only the status was changed meanwhile; the notes are the same.
      const isOurs = other.notes === base.current.notes;
      if (isOurs || isGone.current) {
        base.current = other;
        return save(isOurs ? notes : joinNotes(other.notes, notes));
      }
      setTheirs(other);
      throw error;
    }
  }

  const { text, state, type, flush } = useAutosave({ stored: item.notes, save });

  function keepBoth(other: KnownNotes): void {
    base.current = other;
    setTheirs(undefined);
    type(joinNotes(other.notes, text));
  }

  return { text, state, theirs, type, flush, keepBoth };
}

/** A closed item can show no conflict, so both notes are kept. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

function joinNotes(theirs: string, ours: string): string {
  return `${theirs}\n\n${ours}`;
}

/** The field is unmounted, so a notice keeps the unsaved text. */
function notifyUnsaved(text: string, save: () => Promise<void>): void {
  showNotice({
    kind: 'error',
    stays: 'until-dismissed',
    text: `These notes could not be saved: “${text}”`,
    // If it fails again, the notice is shown again.
    action: { label: 'Retry', run: () => void save().catch(() => undefined) },
  });
}

function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** @returns the current item if saving failed because somebody else has changed it */
function readOtherChange(error: unknown): KnownNotes | undefined {
  const current = error instanceof ApiError && error.status === 412 ? error.body.current : undefined;
  return current as KnownNotes | undefined;
}
