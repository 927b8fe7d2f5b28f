/** What a field takes: pictures, videos or both (specification/messages.md, "Images and uploads"). */
export type Accepts = 'image' | 'video' | 'any';

const imageEndings = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const;
const videoEndings = ['mp4', 'avi', 'mov', 'wmv', 'webm'] as const;
const megabyte = 1024 * 1024;
const maxImageMegabytes = 16;
const maxVideoMegabytes = 50;

/** Where a field doesn't say how many pictures it takes (specification/records.md, "Limits"). */
export const defaultMaxItems = 20;

/** The `accept` attribute of a file chooser. */
export function listEndings(accepts: Accepts): string {
  return endingsOf(accepts)
    .map((ending) => `.${ending}`)
    .join(',');
}

/** What may be uploaded, for the hint in the box. */
export function describeLimits(accepts: Accepts): string {
  const formats = endingsOf(accepts).join(', ').toUpperCase();
  if (accepts === 'image') return `${formats} up to ${maxImageMegabytes}MB`;
  if (accepts === 'video') return `${formats} up to ${maxVideoMegabytes}MB`;
  return `${formats}; pictures up to ${maxImageMegabytes}MB, videos up to ${maxVideoMegabytes}MB`;
}

/**
 * Refuses a file before it is sent. The server decides again by its bytes.
 * @returns the message for the administrator, undefined when the file may be sent
 */
export function refuseFile(file: Pick<File, 'name' | 'type' | 'size'>, accepts: Accepts): string | undefined {
  const kind = kindOf(file);
  if (!kind || (accepts !== 'any' && accepts !== kind)) return typeMessage(accepts);
  const maxMegabytes = kind === 'video' ? maxVideoMegabytes : maxImageMegabytes;
  if (file.size > maxMegabytes * megabyte) return `File size must be less than ${maxMegabytes}MB`;
  return undefined;
}

/**
 * Takes only as many as there are free places.
 * @returns what is taken, and the message for the administrator when something was dropped
 */
export function takeWithinLimit<T>(
  offered: readonly T[],
  limit: { used: number; maxItems: number },
): { taken: T[]; message?: string } {
  const free = Math.max(0, limit.maxItems - limit.used);
  if (offered.length <= free) return { taken: [...offered] };
  if (free === 0) return { taken: [], message: `Maximum ${limit.maxItems} images allowed` };
  return {
    taken: offered.slice(0, free),
    message: `Maximum ${limit.maxItems} images allowed. Only first ${free} will be added.`,
  };
}

export function isVideoPath(path: string): boolean {
  return isOneOf(videoEndings, endingOf(path.split(/[?#]/)[0] ?? ''));
}

export function isVideoFile(file: Pick<File, 'name' | 'type'>): boolean {
  return kindOf(file) === 'video';
}

function kindOf(file: Pick<File, 'name' | 'type'>): 'image' | 'video' | undefined {
  const ending = endingOf(file.name);
  if (isOneOf(imageEndings, ending)) return 'image';
  if (isOneOf(videoEndings, ending)) return 'video';
  // A pasted picture may have no name of its own.
  const [kind, format = ''] = file.type.split('/');
  if (kind === 'image' && isOneOf(imageEndings, format)) return 'image';
  if (kind === 'video' && isOneOf(videoEndings, format)) return 'video';
  return undefined;
}

function typeMessage(accepts: Accepts): string {
  const kinds = accepts === 'any' ? 'image or video' : accepts;
  return `Please select a valid ${kinds} file (${endingsOf(accepts).join(', ').toUpperCase()})`;
}

function endingsOf(accepts: Accepts): readonly string[] {
  if (accepts === 'image') return imageEndings;
  if (accepts === 'video') return videoEndings;
  return [...imageEndings, ...videoEndings];
}

function endingOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

function isOneOf(endings: readonly string[], ending: string): boolean {
  return endings.includes(ending);
}
