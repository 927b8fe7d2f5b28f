import { type ComponentType, useSyncExternalStore } from 'react';
import { t } from '../../language/t.ts';
import type { ArticleEditorProps } from './ArticleEditor/ArticleEditor.tsx';

type Loaded = 'loading' | 'missing' | { Editor: ComponentType<ArticleEditorProps> };

let loaded: Loaded = 'loading';
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the editor; a failed attempt is repeated with the next form. Never rejects. */
export function loadArticleEditor(): Promise<void> {
  loading ??= bringEditor();
  return loading;
}

/** The editor once it is loaded, or the fact that loading failed. */
export function useArticleEditor(): Loaded {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      void loadArticleEditor();
      return () => listeners.delete(listener);
    },
    () => loaded,
    () => 'loading',
  );
}

async function bringEditor(): Promise<void> {
  try {
    const { ArticleEditor: Editor } = await import('./ArticleEditor/ArticleEditor.tsx');
    loaded = { Editor };
  } catch (cause) {
    console.info(t('The editor could not be loaded'), cause);
    loaded = 'missing';
    loading = undefined;
  }
  for (const listener of listeners) listener();
}
