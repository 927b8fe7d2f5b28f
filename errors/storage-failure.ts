/** What the file system says where there is no room, no quota or no right to write. */
const rightCodes = new Set(['EROFS', 'EACCES', 'EPERM']);
const roomCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a file could not be written for want of room, or because its folder or disk may only be read. */
export function isFileStorageFailure(error: unknown): boolean {
  return hasCode(error, roomCodes) || isWriteForbidden(error);
}

/** Whether there is no right to write, whatever the room. */
export function isWriteForbidden(error: unknown): boolean {
  return hasCode(error, rightCodes);
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}
