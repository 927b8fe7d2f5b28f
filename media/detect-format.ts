import type { FileFormat } from './upload-rules.ts';

/** How many bytes of a file's beginning tell what it is. */
export const sampleBytes = 64 * 1024;

const formats: Record<string, FileFormat> = {
  'image/png': { kind: 'image', mime: 'image/png', extension: 'png' },
  'image/apng': { kind: 'image', mime: 'image/png', extension: 'png' },
  'image/jpeg': { kind: 'image', mime: 'image/jpeg', extension: 'jpg' },
  'image/gif': { kind: 'image', mime: 'image/gif', extension: 'gif' },
  'image/webp': { kind: 'image', mime: 'image/webp', extension: 'webp' },
  'video/mp4': { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
  'video/x-m4v': { kind: 'video', mime: 'video/mp4', extension: 'mp4' },
  'video/quicktime': { kind: 'video', mime: 'video/quicktime', extension: 'mov' },
  'video/vnd.avi': { kind: 'video', mime: 'video/x-msvideo', extension: 'avi' },
  'video/x-ms-asf': { kind: 'video', mime: 'video/x-ms-wmv', extension: 'wmv' },
  'application/vnd.ms-asf': { kind: 'video', mime: 'video/x-ms-wmv', extension: 'wmv' },
  'video/webm': { kind: 'video', mime: 'video/webm', extension: 'webm' },
};

/** What a file is by its first bytes; its name and what the client says of it count for nothing. */
export async function detectFormat(head: Uint8Array): Promise<FileFormat | undefined> {
  // Loaded with the first upload: no start should wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found && formats[found.mime];
}
