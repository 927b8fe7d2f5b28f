import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  filterImages,
  type ImageFilter,
  lacksAlt,
  readImageFilter,
  writeImageFilter,
} from '../media/image-filter.ts';
import type { ImageRecord } from '../media/image-record.ts';
import { type Description, saveDescription } from './image-endpoints.ts';
import type { ImageMessage } from './use-image-actions.ts';

export type Manager = ReturnType<typeof useImageManager>;

/** Which picture's details are open, in the address bar. */
const selectedParameter = 'image';

/** What the image manager shows: the address bar says it, so that Back, a reload and a link bring it again. */
export function useImageManager(loaded: readonly ImageRecord[]) {
  const [images, setImages] = useState(loaded);
  useEffect(() => setImages(loaded), [loaded]);
  const [query, setQuery] = useQuickQuery();
  const [drafts, setDrafts] = useState<Record<string, Description>>({});
  const filter = readImageFilter(query);
  const shown = filterImages(images, filter);
  const selected = images.find(({ path }) => path === query.get(selectedParameter));

  function select(path: string | undefined): void {
    const next = new URLSearchParams(query);
    if (path) next.set(selectedParameter, path);
    else next.delete(selectedParameter);
    setQuery(next);
  }

  /** Saves what was written about a picture. @returns what to tell about it */
  async function save(image: ImageRecord): Promise<ImageMessage> {
    try {
      const saved = await saveDescription(image.path, draftOf(drafts, image));
      setImages((before) =>
        before.map((other) => (other.path === saved.path ? { ...other, ...saved } : other)),
      );
      setDrafts(({ [image.path]: _, ...others }) => others);
      return { kind: 'success', text: 'Saved' };
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The image could not be saved.';
      return { kind: 'error', text };
    }
  }

  return {
    images,
    filter,
    shown,
    selected,
    select,
    save,
    changeFilter: (change: Partial<ImageFilter>) => setQuery(writeImageFilter(query, change)),
    draft: selected && draftOf(drafts, selected),
    setDraft: (path: string, draft: Description) => setDrafts((before) => ({ ...before, [path]: draft })),
    /** The next of those shown that still lacks its words, from the selected one on. */
    nextLacking: selected && findNextLacking(shown, selected),
  };
}

/** The address is a moment behind: what was chosen counts at once, also for what is chosen next. */
function useQuickQuery(): [query: URLSearchParams, set: (next: URLSearchParams) => void] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams>();
  // When the address changes it has caught up.
  useEffect(() => setAhead(undefined), [query]);
  function change(next: URLSearchParams): void {
    setAhead(next);
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return [ahead ?? query, change];
}

/** What stands in the form: words that were typed and not saved yet survive looking at another picture. */
function draftOf(drafts: Record<string, Description>, image: ImageRecord): Description {
  return drafts[image.path] ?? { alt: image.alt, focalX: image.focalX, focalY: image.focalY };
}

function findNextLacking(shown: readonly ImageRecord[], from: ImageRecord): ImageRecord | undefined {
  const index = shown.findIndex(({ path }) => path === from.path);
  const after = [...shown.slice(index + 1), ...shown.slice(0, Math.max(0, index))];
  return after.find(lacksAlt);
}
