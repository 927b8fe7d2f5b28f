import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { t } from '../../kit/language/t.ts';
import {
  apiQueryOf,
  type ImageFilter,
  lacksAlt,
  readImageFilter,
  writeImageFilter,
} from '../../kit/media/image-filter.ts';
import { fetchImage, type ImageRecord } from '../../kit/media/image-record.ts';
import { useImagePages } from '../../kit/media/use-image-pages.ts';
import { useLibrarySummary } from '../../kit/media/use-library-summary.ts';
import { type Description, saveDescription } from './image-endpoints.ts';
import type { ImageMessage } from './use-image-actions.ts';

export type Manager = ReturnType<typeof useImageManager>;

/** The query parameter that names the selected image. */
const selectedParameter = 'image';

/** More are fetched while somebody who works through the images is so near the end of those that are there. */
const aheadCount = 5;

/** The image manager's state. It is kept in the URL, so that Back, a reload and a link restore it. */
export function useImageManager() {
  const [query, setQuery] = useQuickQuery();
  const [drafts, setDrafts] = useState<Record<string, Description>>({});
  const filter = readImageFilter(query);
  const pages = useImagePages(apiQueryOf(filter));
  const { summary, reload: sumUp } = useLibrarySummary(apiQueryOf(filter));
  const chosen = useSelectedImage(query.get(selectedParameter), pages.images);
  const { selected } = chosen;
  useEffect(() => {
    const index = pages.images.findIndex(({ path }) => path === selected?.path);
    if (index >= 0 && pages.images.length - index <= aheadCount && pages.images.length < pages.total)
      pages.more();
  });

  function select(path: string | undefined): void {
    const next = new URLSearchParams(query);
    if (path) next.set(selectedParameter, path);
    else next.delete(selectedParameter);
    setQuery(next);
  }

  /** Saves an image's description. @returns the message to show */
  async function save(image: ImageRecord): Promise<ImageMessage> {
    try {
      const saved = await saveDescription(image.path, draftOf(drafts, image));
      chosen.put(saved);
      if (filter.list === 'lacking-alt' && !lacksAlt(saved)) pages.drop(saved.path);
      else pages.put(saved);
      sumUp();
      setDrafts(({ [image.path]: _, ...others }) => others);
      return { kind: 'success', text: t('Saved') };
    } catch (error) {
      const text = error instanceof Error ? error.message : t('The image could not be saved.');
      return { kind: 'error', text };
    }
  }

  return {
    pages,
    summary,
    filter,
    selected,
    select,
    save,
    /** Fetches all that is shown again. */
    refresh(): void {
      pages.reload();
      sumUp();
      chosen.reload();
    },
    changeFilter: (change: Partial<ImageFilter>) => setQuery(writeImageFilter(query, change)),
    draft: selected && draftOf(drafts, selected),
    setDraft: (path: string, draft: Description) => setDrafts((before) => ({ ...before, [path]: draft })),
    /** The next shown image without alternative text, after the selected one. */
    nextLacking: selected && findNextLacking(pages.images, selected),
  };
}

/** The router updates the URL with a delay; changes apply at once, also to the change that follows. */
function useQuickQuery(): [query: URLSearchParams, set: (next: URLSearchParams) => void] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<URLSearchParams>();
  // The URL has caught up once it changes.
  useEffect(() => setAhead(undefined), [query]);
  function change(next: URLSearchParams): void {
    setAhead(next);
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return [ahead ?? query, change];
}

/**
 * The image that the URL names, wherever in the library it is, with how many places name it. What the list knows of it
 * is shown until that has come.
 */
function useSelectedImage(path: string | null, images: readonly ImageRecord[]) {
  const [fetched, setFetched] = useState<ImageRecord>();
  const [round, setRound] = useState(0);
  // Runs again for another round.
  useEffect(() => {
    if (path === null) return;
    const stop = new AbortController();
    fetchImage(path, stop.signal).then(
      (image) => !stop.signal.aborted && setFetched(image),
      // One that is not there is not shown; request-api.ts has logged the reason.
      () => !stop.signal.aborted && setFetched(undefined),
    );
    return () => stop.abort();
  }, [path, round]);
  const selected = fetched?.path === path ? fetched : images.find((image) => image.path === path);
  return { selected, put: setFetched, reload: () => setRound((before) => before + 1) };
}

/** The form's values: unsaved text is kept while another image is selected. */
function draftOf(drafts: Record<string, Description>, image: ImageRecord): Description {
  return ownValue(drafts, image.path) ?? { alt: image.alt, focalX: image.focalX, focalY: image.focalY };
}

function findNextLacking(shown: readonly ImageRecord[], from: ImageRecord): ImageRecord | undefined {
  const index = shown.findIndex(({ path }) => path === from.path);
  const after = [...shown.slice(index + 1), ...shown.slice(0, Math.max(0, index))];
  return after.find(lacksAlt);
}
