import { createElement, type ReactNode, useState } from 'react';
import { withReason } from '../../kit/api/message-of.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { countPlaces, type ImageRecord, type ImageUsage } from '../../kit/media/image-record.ts';
import type { MessageKind } from '../../kit/notices/Message/Message.tsx';
import { copyText } from './copy-text.ts';
import { deleteImage, describeUsage, replaceImage } from './image-endpoints.ts';

export type ImageMessage = { kind: MessageKind; text: ReactNode };
export type ImageActions = ReturnType<typeof useImageActions>;

type Options = {
  /** Fetches the library again. */
  refresh: () => void;
  onDeleted: () => void;
};

/** Places that a question or a message names; beside more of them it says how many. */
const namedAtMost = 12;

/**
 * The actions of the image manager and their messages (specification/messages.md, "Images and
 * uploads").
 */
export function useImageActions({ refresh, onDeleted }: Options) {
  const confirm = useConfirm();
  const [message, setMessage] = useState<ImageMessage>();

  async function copyPath({ path }: ImageRecord): Promise<void> {
    const isCopied = await copyText(path);
    setMessage(
      isCopied
        ? { kind: 'success', text: t('Path copied') }
        : { kind: 'error', text: t("The browser doesn't allow copying. The path is {path}", { path }) },
    );
  }

  async function remove(image: ImageRecord): Promise<void> {
    const text = t('{path} is deleted for good.', { path: image.path });
    if (
      !(await confirm({
        title: t('Delete {name}?', { name: image.filename }),
        text,
        action: t('Delete'),
      }))
    )
      return;
    try {
      await deleteImage(image.path);
      onDeleted();
      setMessage({ kind: 'success', text: t('Image deleted successfully') });
    } catch (error) {
      setMessage({ kind: 'error', text: describeRefusal(error) });
    }
    refresh();
  }

  /** Replaces images by another one, after confirming the affected usages. */
  async function replace(images: readonly ImageRecord[], newPath: string): Promise<void> {
    const old = images.filter(({ path }) => path !== newPath);
    const text = describeReplacement(old, newPath);
    const title =
      old.length === 1
        ? t('Replace {filename}?', { filename: old[0]?.filename })
        : t('Replace {count} images?', { count: old.length });
    if (!(await confirm({ title, text, action: t('Replace'), tone: 'plain' }))) return;
    try {
      let updated = 0;
      for (const { path } of old) updated += await replaceImage({ oldPath: path, newPath });
      setMessage({ kind: 'success', text: t('Successfully updated {count} items', { count: updated }) });
    } catch (error) {
      setMessage({ kind: 'error', text: withReason(t('Failed to replace image'), error) });
    }
    refresh();
  }

  return { message, showMessage: setMessage, copyPath, remove, replace };
}

function describeReplacement(old: readonly ImageRecord[], newPath: string): string {
  const total = old.reduce((sum, image) => sum + countPlaces(image), 0);
  if (total === 0) return t('Nothing shows this image, so nothing will change.');
  const named = old.flatMap(({ usage }) => usage).slice(0, namedAtMost);
  const more = total - named.length;
  const places = [
    ...named.map(describeUsage),
    ...(more > 0 ? [t('and {count, number} more', { count: more })] : []),
  ].join('; ');
  return t('{path} will be shown in {count, plural, one {# place} other {# places}} instead: {places}.', {
    path: newPath,
    count: total,
    places,
  });
}

function describeRefusal(error: unknown): ReactNode {
  const isInUse = error instanceof ApiError && error.status === 409;
  if (!isInUse) return withReason(t('Failed to delete image'), error);
  const usage = (error.body.usage ?? []) as ImageUsage[];
  const items = usage
    .slice(0, namedAtMost)
    .map((place) => createElement('li', { key: describeUsage(place) }, describeUsage(place)));
  if (usage.length > namedAtMost) items.push(createElement('li', { key: '' }, t('and other places')));
  return [
    createElement('p', { key: 'message' }, t('Cannot delete this image as it is being used in:')),
    createElement('ul', { key: 'places' }, items),
  ];
}
