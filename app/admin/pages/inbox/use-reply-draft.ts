import { useEffect, useState } from 'react';
import { draftPlaceOf, dropDraft, listDrafts, writeDraft } from '../../kit/forms/draft-store.ts';
import type { Reply } from './reply-links.ts';

/**
 * The reply to an item that somebody has begun to write: kept in this browser with every key, and the same in all of
 * its windows. It waits there until it is sent or discarded.
 */
export function useReplyDraft(itemId: number) {
  const key = draftPlaceOf('/inbox/reply', itemId);
  const [draft, setDraft] = useState(() => readDraft(key));
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setDraft(readDraft(key));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);

  function write(reply: Reply): void {
    setDraft(reply);
    setIsKept(writeDraft({ key, savedAt: new Date().toISOString(), etag: '', base: {}, values: reply }));
  }

  function drop(): void {
    setDraft(undefined);
    dropDraft(key);
  }

  return { draft, isKept, write, drop };
}

function readDraft(key: string): Reply | undefined {
  const [draft] = listDrafts(key);
  return draft && { subject: String(draft.values.subject ?? ''), text: String(draft.values.text ?? '') };
}
