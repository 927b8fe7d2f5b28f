export type FileKind = 'image' | 'video' | 'pdf';
/**
 * What a place takes: pictures, videos or both (specification/messages.md, "Images and uploads"), or PDFs. A logo may be
 * a drawing as well.
 */
export type Accepts = FileKind | 'any' | 'logo';

/** The endings of what may be uploaded; the server judges by the bytes. */
export const fileEndings = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  video: ['mp4', 'avi', 'mov', 'wmv', 'webm'],
  pdf: ['pdf'],
  drawing: ['svg'],
} as const satisfies Record<FileKind | 'drawing', readonly string[]>;

/** Limits of specification/api.md, "Uploads". */
export const maxMegabytes = { image: 16, video: 50, pdf: 16 } as const satisfies Record<FileKind, number>;

/** Of a drawing, which is small: what is larger holds pixels. */
export const maxDrawingKilobytes = 512;

/** As many as the largest gallery holds (specification/back-office.md, "Lists"). */
export const maxFilesAtOnce = 25;

const megabyte = 1024 * 1024;
export const maxBytes = {
  image: maxMegabytes.image * megabyte,
  video: maxMegabytes.video * megabyte,
  pdf: maxMegabytes.pdf * megabyte,
} as const satisfies Record<FileKind, number>;

export function endingsOf(accepts: Accepts): readonly string[] {
  if (accepts === 'any') return [...fileEndings.image, ...fileEndings.video];
  return accepts === 'logo' ? [...fileEndings.image, ...fileEndings.drawing] : fileEndings[accepts];
}

/** The formats as people write them: `PNG, JPG, …`. */
export function formatNames(accepts: Accepts): string {
  return endingsOf(accepts).join(', ').toUpperCase();
}

/** The specification's message for a file that is none of the formats. */
export function formatMessage(accepts: Accepts): string {
  if (accepts === 'pdf') return 'Please select a PDF file';
  const kinds = { any: 'image or video', image: 'image', video: 'video', logo: 'image' }[accepts];
  return `Please select a valid ${kinds} file (${formatNames(accepts)})`;
}

/** The specification's message for a file that is too large. */
export function sizeMessage(kind: FileKind): string {
  return `File size must be less than ${maxMegabytes[kind]}MB`;
}

/** Sizes for each screen are made of pictures, and those do not move. */
export const animationNotice = 'This animation stands still on the site: visitors see its first picture.';
