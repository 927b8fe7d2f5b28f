import type { Hold } from '../../entities/slab/slab-holds.ts';
import { t } from '../../kit/language/t.ts';
import { Cell } from '../../kit/lists/DataTable/DataTable.tsx';
import { formatIn } from '../../kit/time/format-planned.ts';
import { useCompanyZone } from '../../kit/time/use-company-zone.ts';

/** The heads of `HoldCells`. */
export const holdHeads = [t('Place'), t('Until'), t('By'), t('Note')];

/** What every table of holds says of one. */
export function HoldCells({ hold }: { hold: Hold }) {
  const zone = useCompanyZone() ?? 'UTC';
  return (
    <>
      <Cell>
        {hold.position === 0 ? t('Holds it') : t('Waiting: {position}', { position: hold.position })}
      </Cell>
      <Cell label={t('Until')} isNamed>
        <time dateTime={hold.until}>{formatIn(hold.until, zone)}</time>
      </Cell>
      <Cell label={t('By')} isNamed>
        {hold.createdBy}
      </Cell>
      <Cell kind="wraps">{hold.note}</Cell>
    </>
  );
}
