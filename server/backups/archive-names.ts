/** What every name of an archive begins with until the year 2100. */
export const archiveStart = 'ashlar-20';

/**
 * An archive by the time it was begun, in UTC, so that names sort as times do: `ashlar-20261123-021500-000.tar`.
 */
export function nameOfArchive(begun: Date): string {
  const [date = '', time = ''] = begun.toISOString().split('T');
  return `ashlar-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${time.slice(9, 12)}.tar`;
}
