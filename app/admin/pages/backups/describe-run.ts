import { t } from '../../kit/language/t.ts';
import { formatBytes } from '../../kit/media/image-text.ts';
import { formatIn } from '../../kit/time/format-planned.ts';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import type { Backups, Run } from './backups.ts';

/** `230 MB: 12,345 rows and 512 files`. */
export function describeContent({ bytes, rows, files }: Run): string {
  return t(
    '{size}: {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}}',
    { size: formatBytes(bytes), rows, files },
  );
}

/**
 * When something began, on the clocks of the company, as the time of the night is. Where no place is set up there is no
 * such time, and the reader's own clock will do.
 */
export function formatRunTime(iso: string, { settings }: Pick<Backups, 'settings'>): string {
  return settings ? formatIn(iso, settings.timeZone) : formatTimestamp(iso);
}

/** How far it is, for whoever waits. */
export function describeProgress(
  { kind, bytes, files, startedAt }: Run,
  backups: Pick<Backups, 'settings'>,
): string {
  const time = formatRunTime(startedAt, backups);
  if (kind === 'rehearsal')
    return t('An archive is being tested, since {time}. That takes some minutes.', { time });
  if (bytes === 0) return t('A backup is under way, since {time}.', { time });
  return t(
    'A backup is under way, since {time}: {size} and {files, plural, one {# file} other {# files}} so far.',
    { time, size: formatBytes(bytes), files },
  );
}

/** The last rehearsal of an archive that has ended. */
export function findRehearsal({ runs }: Backups, archive: Run): Run | undefined {
  return runs.find(({ kind, state, archiveId }) => {
    return kind === 'rehearsal' && state !== 'running' && archiveId === archive.id;
  });
}
