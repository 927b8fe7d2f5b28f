/** Archives by the time they were begun, in UTC, so that names sort as times do. */
const archiveName = /^ashlar-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})\.tar$/;

/** `ashlar-20261123-021500-000.tar`. */
export function nameOfArchive(begun: Date): string {
  const [date = '', time = ''] = begun.toISOString().split('T');
  return `ashlar-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${time.slice(9, 12)}.tar`;
}

/** When an archive was begun; undefined for a file that is none by its name. */
export function findArchiveTime(name: string): Date | undefined {
  const [, year, month, day, hours, minutes, seconds, ms] = archiveName.exec(name) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
