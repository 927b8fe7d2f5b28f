/** What the file system says where there is no room, no quota or no right to write. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Whether a file could not be written for want of room, or because its disk may only be read. */
export function isFileStorageFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}
