/** The parser of forms throws plain errors; those of the file system and the database have a code. */
export function isParserError(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}
