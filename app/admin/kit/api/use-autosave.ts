import { useEffect, useRef, useState } from 'react';

const pauseMs = 800;

export type SavingState = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'failed';

/**
 * Saves a text after a pause in typing, when the field loses the focus, and when it is unmounted. One save at a
 * time: text typed meanwhile is saved afterwards.
 * @param options.save rejects when the text could not be saved; it stays in the field
 */
export function useAutosave(options: { stored: string; save: (text: string) => Promise<void> }) {
  const [text, setText] = useState(options.stored);
  const [state, setState] = useState<SavingState>('unchanged');
  const now = useRef({ text: options.stored, saved: options.stored, isSaving: false, timer: 0 });
  const save = useRef(options.save);
  save.current = options.save;

  async function flush(): Promise<void> {
    const work = now.current;
    clearTimeout(work.timer);
    if (work.isSaving || work.text === work.saved) return;
    work.isSaving = true;
    setState('saving');
    const sending = work.text;
    try {
      await save.current(sending);
      work.saved = sending;
      setState('saved');
    } catch {
      setState('failed');
      return;
    } finally {
      work.isSaving = false;
    }
    if (work.text !== sending) await flush();
  }
  const latestFlush = useRef(flush);
  latestFlush.current = flush;

  useEffect(() => {
    // Closing the window with unsaved text asks for confirmation, and the text is saved meanwhile.
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (now.current.text === now.current.saved) return;
      void latestFlush.current();
      event.preventDefault();
    };
    addEventListener('beforeunload', preventUnload);
    return () => {
      removeEventListener('beforeunload', preventUnload);
      void latestFlush.current();
    };
  }, []);

  function type(typed: string): void {
    const work = now.current;
    work.text = typed;
    setText(typed);
    setState('waiting');
    clearTimeout(work.timer);
    work.timer = window.setTimeout(() => void latestFlush.current(), pauseMs);
  }

  return { text, state, type, flush };
}
