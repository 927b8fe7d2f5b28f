import { encodeLook } from '#content/colours/look-address.shared.ts';
import { measureColours, measuredSide } from '#content/colours/measure-colours.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';

/** Why a picture cannot be measured, as the page's texts name it. */
type PhotoFailure = keyof DocumentValues['match']['failures'];
export type MeasuredPhoto = { look: string } | { failure: PhotoFailure };

/** A phone decodes more only by chance. */
const maxBytes = 64 * 1024 * 1024;
const minSide = 32;
/** A colour that is drawn to see whether it can be read again. */
const probe = [64, 96, 128] as const;

/** Measures a picture as the server measures those of stones. Nothing of it is sent or kept. */
export async function measurePhoto(file: File): Promise<MeasuredPhoto> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && !file.type.startsWith('image/')) return { failure: 'noPicture' };
  if (file.size > maxBytes) return { failure: 'tooLarge' };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { failure: isHeic ? 'heic' : 'unreadable' };
  try {
    return measureBitmap(bitmap);
  } finally {
    bitmap.close();
  }
}

function measureBitmap(bitmap: ImageBitmap): MeasuredPhoto {
  if (Math.min(bitmap.width, bitmap.height) < minSide) return { failure: 'tooSmall' };
  const scale = Math.min(1, measuredSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !canBeRead(context)) return { failure: 'blocked' };
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const colours = measureColours(context.getImageData(0, 0, width, height));
  return colours ? { look: encodeLook(colours) } : { failure: 'tooSmall' };
}

/** Some browsers refuse to read what was drawn, others give something else instead. */
function canBeRead(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${probe.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  try {
    const { data } = context.getImageData(0, 0, 1, 1);
    return probe.every((channel, index) => Math.abs((data[index] ?? 0) - channel) <= 2);
  } catch {
    return false;
  }
}
