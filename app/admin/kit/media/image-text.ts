import { locale } from '../language/language.ts';
import { formatTimestamp } from '../time/format-time.ts';
import type { ImageRecord } from './image-record.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const megabytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1.4 MB`, `230 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= megabyte) return `${megabytes.format(bytes / megabyte)} MB`;
  return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
}

/** Always in megabytes, for the totals of the image manager. */
export function formatMegabytes(bytes: number): string {
  return `${megabytes.format(bytes / megabyte)} MB`;
}

/** `2400 × 1600`; empty if unknown. */
export function formatDimensions({ width, height }: Pick<ImageRecord, 'width' | 'height'>): string {
  return width && height ? `${width} × ${height}` : '';
}

/** `3 Oct 2025, 14:05` in the administrator's time zone. */
export function formatModified(modified: string): string {
  return Number.isNaN(Date.parse(modified)) ? '' : formatTimestamp(modified);
}
