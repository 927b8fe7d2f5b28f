import { uploadsPrefix } from '../picture/picture.ts';

/** What a value is refused with, whether the server or a form finds it, and what the two measure it by. */

export const maxUrlLength = 500;
export const maxEntryLength = 200;

/** Empty, an upload, or a file elsewhere; anything else could run as a script or point into the page. */
export const mediaPattern = new RegExp(`^(?:|${uploadsPrefix}.*|https://[^\\s"'<>]+)$`, 's');
export const chooseFile = 'Choose an uploaded file or give an address that starts with https://';

export const slugMessage = 'Use lower-case letters, digits and single hyphens';

export function tooLong(maxLength: number): string {
  return `At most ${maxLength} characters`;
}

export function tooLongEntry(maxLength: number): string {
  return `At most ${maxLength} characters an entry`;
}

export function tooManyEntries(maxItems: number): string {
  return `At most ${maxItems} entries`;
}

export function tooFewEntries(minItems: number): string {
  return minItems === 1 ? 'At least one entry' : `At least ${minItems} entries`;
}

export function tooManyImages(maxItems: number): string {
  return `Maximum ${maxItems} images allowed`;
}

export function notWhole(label: string): string {
  return `${label} is a whole number`;
}

export function notNumber(label: string): string {
  return `${label} is a number`;
}

export function tooSmall(label: string, min: number): string {
  return `${label} cannot be below ${min}`;
}

export function tooLarge(label: string, max: number): string {
  return `${label} cannot be above ${max}`;
}
