import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Base, hasChanges, type StoredRecord } from '../api/form-values.ts';
import { type Draft, draftPlaceOf, dropDraft, listDrafts, writeDraft } from './draft-store.ts';
import { type FormState, useFormState } from './use-form-state.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type EditingOptions = {
  /** Undefined for something new. */
  stored: StoredRecord | undefined;
  readBase: (stored: StoredRecord | undefined) => Base;
  /** Tells its drafts in this browser from those of others. */
  draftPath: string;
};

export type Editing = ReturnType<typeof useEditing>;

const pauseMs = 1000;

/** The values of a form, their draft in this browser and the history, for records and site documents alike. */
export function useEditing({ stored, readBase, draftPath }: EditingOptions) {
  const form = useFormState(stored, readBase);
  const draft = useDraft(draftPath, form);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const hasUnsaved = () => hasChanges(form.latest.current.values, form.latest.current.base.values);
  const guard = useLeaveGuard({ hasUnsaved, keepDraft: draft.keep });

  function restoreDraft(): void {
    const { offer } = draft;
    if (!offer) return;
    const base = { ...form.base, etag: offer.etag, values: { ...form.base.values, ...offer.base } };
    form.replace({ base, values: { ...base.values, ...offer.values } });
    draft.settleOffer();
  }

  return { form, draft, guard, restoreDraft, isHistoryOpen, setIsHistoryOpen };
}

/**
 * Stores what is typed in the browser, a second after the last key and whenever the window is hidden.
 * Offers the draft of an earlier window. Each window has its own key, so that two never overwrite each other.
 */
function useDraft(path: string, form: FormState) {
  const place = draftPlaceOf(path, form.base.id);
  const [windowId] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join(''));
  const key = place + windowId;
  const { offer, settleOffer } = useOffer({ place, key, form });
  const [isRefused, setIsRefused] = useState(false);
  const isEnded = useRef(false);
  const isOpenElsewhere = useWindowLock(place, key);

  /** @returns whether the browser keeps it */
  const keepNow = (): boolean => {
    const { values, base } = form.latest.current;
    if (isEnded.current || !hasChanges(values, base.values)) return false;
    const draft = { key, savedAt: new Date().toISOString(), etag: base.etag, base: base.values, values };
    const isKept = writeDraft(draft);
    setIsRefused(!isKept);
    return isKept;
  };
  const keep = useEffectEvent(keepNow);
  const { values, isDirty } = form;
  // Every change of a value restarts the delay
  useEffect(() => {
    if (!isDirty) return dropDraft(key);
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [key, isDirty, values]);
  useEffect(() => {
    const onLeave = () => void keep();
    addEventListener('pagehide', onLeave);
    addEventListener('beforeunload', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      onLeave();
      removeEventListener('pagehide', onLeave);
      removeEventListener('beforeunload', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);

  /** Deletes this window's draft: it was saved, or discarded. */
  const end = useCallback(() => {
    isEnded.current = true;
    dropDraft(key);
  }, [key]);
  return { offer, settleOffer, keep: keepNow, end, isRefused, isOpenElsewhere };
}

/** What another window, which is closed by now, has left of this record. */
function useOffer({ place, key, form }: { place: string; key: string; form: FormState }) {
  const [offer, setOffer] = useState<Draft>();
  const findOffer = useEffectEvent(async () => {
    const openKeys = await listOpenWindows(place);
    const abandoned = listDrafts(place).filter((draft) => draft.key !== key && !openKeys.includes(draft.key));
    const useful = abandoned.filter((draft) => hasChanges(draft.values, form.latest.current.base.values));
    setOffer(useful[0]);
  });
  // Looked up once for each record
  useEffect(() => void findOffer(), [place]);

  const settleOffer = () => {
    if (offer) dropDraft(offer.key);
    void findOffer();
  };
  return { offer, settleOffer };
}

/**
 * Holds a lock that shows that this window edits the record, until it closes; tells whether another window does too.
 */
function useWindowLock(place: string, key: string): boolean {
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false);
  useEffect(() => {
    let release: (() => void) | undefined;
    const stop = new AbortController();
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    // Without a secure context there are no locks: drafts are then offered even while they are being written.
    navigator.locks?.request(key, { signal: stop.signal }, hold).catch(() => undefined);
    void listOpenWindows(place).then((keys) => setIsOpenElsewhere(keys.some((other) => other !== key)));
    return () => {
      stop.abort();
      release?.();
    };
  }, [place, key]);
  return isOpenElsewhere;
}

async function listOpenWindows(place: string): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map((lock) => lock.name ?? '').filter((name) => name.startsWith(place));
}
