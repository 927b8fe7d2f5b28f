/** What a file is called after something: `C-2041_07` of C-2041/07. */
export function toFileName(name: string): string {
  return name.replaceAll('/', '_');
}
