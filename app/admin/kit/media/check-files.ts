import {
  type Accepts,
  endingsOf,
  type FileKind,
  fileEndings,
  formatMessage,
  formatNames,
  maxBytes,
  maxDrawingKilobytes,
  maxMegabytes,
  sizeMessage,
} from '#content/picture/upload-limits.shared.ts';
import { t } from '../language/t.ts';

/** The `accept` attribute of a file chooser. */
export function listEndings(accepts: Accepts): string {
  return endingsOf(accepts)
    .map((ending) => `.${ending}`)
    .join(',');
}

/** The allowed types and sizes, as a hint. */
export function describeLimits(accepts: Accepts): string {
  if (accepts === 'logo')
    return t('{formats}, SVG up to {most}KB', {
      formats: describeLimits('image'),
      most: maxDrawingKilobytes,
    });
  const formats = formatNames(accepts);
  if (accepts !== 'any')
    return t('{formats} up to {most}MB', {
      formats,
      most: maxMegabytes[kindAccepted(accepts)],
    });
  return t('{formats}; pictures up to {image}MB, videos up to {video}MB', {
    formats,
    image: maxMegabytes.image,
    video: maxMegabytes.video,
  });
}

/**
 * Refuses a file before it is uploaded. The server checks its content again.
 * @returns the message for the administrator, undefined when the file may be sent
 */
export function refuseFile(file: Pick<File, 'name' | 'type' | 'size'>, accepts: Accepts): string | undefined {
  const kind = accepts === 'logo' && isDrawing(file) ? 'image' : kindOf(file);
  if (!kind || !isTaken(kind, accepts)) return formatMessage(accepts);
  return file.size > maxBytes[kind] ? sizeMessage(kind) : undefined;
}

/**
 * Takes only as many as the limit allows.
 * @returns the taken items, and a message for the administrator if some were left out
 */
export function takeWithinLimit<T>(
  offered: readonly T[],
  limit: { used: number; maxItems: number },
): { taken: T[]; message?: string } {
  const free = Math.max(0, limit.maxItems - limit.used);
  if (offered.length <= free) return { taken: [...offered] };
  if (free === 0)
    return { taken: [], message: t('Maximum {maxItems} images allowed', { maxItems: limit.maxItems }) };
  return {
    taken: offered.slice(0, free),
    message: t('Maximum {maxItems} images allowed. Only first {free} will be added.', {
      maxItems: limit.maxItems,
      free,
    }),
  };
}

export function isVideoPath(path: string): boolean {
  return isOneOf(fileEndings.video, endingOf(path.split(/[?#]/)[0] ?? ''));
}

export function isVideoFile(file: Pick<File, 'name' | 'type'>): boolean {
  return kindOf(file) === 'video';
}

function isTaken(kind: FileKind, accepts: Accepts): boolean {
  return accepts === 'any' ? kind !== 'pdf' : kindAccepted(accepts) === kind;
}

function kindAccepted(accepts: Exclude<Accepts, 'any'>): FileKind {
  return accepts === 'logo' ? 'image' : accepts;
}

function isDrawing({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return isOneOf(fileEndings.drawing, endingOf(name)) || type === 'image/svg+xml';
}

function kindOf(file: Pick<File, 'name' | 'type'>): FileKind | undefined {
  const ending = endingOf(file.name);
  if (isOneOf(fileEndings.image, ending)) return 'image';
  if (isOneOf(fileEndings.video, ending)) return 'video';
  if (isOneOf(fileEndings.pdf, ending) || file.type === 'application/pdf') return 'pdf';
  // A pasted image may have no name.
  const [kind, format = ''] = file.type.split('/');
  if (kind === 'image' && isOneOf(fileEndings.image, format)) return 'image';
  if (kind === 'video' && isOneOf(fileEndings.video, format)) return 'video';
  return undefined;
}

function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

function isOneOf(endings: readonly string[], ending: string): boolean {
  return endings.includes(ending);
}
