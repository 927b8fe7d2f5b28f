import type { SlabStatus } from '#content/entities/slab/slab.entity.ts';
import { t } from '../../kit/language/t.ts';
import type { ShownCell } from '../../kit/lists/EntityTable/EntityTable.tsx';
import { publishedCell } from '../../kit/lists/EntityTable/published-cell.tsx';
import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';
import { formatIn } from '../../kit/time/format-planned.ts';
import { useCompanyZone } from '../../kit/time/use-company-zone.ts';
import { statusLabels } from './slab-holds.ts';

type ListedSlab = Parameters<typeof publishedCell>[0] & { status: string };

/** A stone is shown by its name; the status says until when a slab is held. */
export function slabCell(record: ListedSlab, name: string): ShownCell {
  if (name === 'product') return publishedCell(record, 'productName');
  if (name !== 'status') return publishedCell(record, name);
  const until: unknown = Reflect.get(record, 'heldUntil');
  return {
    isState: true,
    content: <StatusBadge status={record.status as SlabStatus} until={String(until ?? '')} />,
  };
}

/** Until when, of a slab that is held. */
export function StatusBadge({ status, until }: { status: SlabStatus; until: string }) {
  const zone = useCompanyZone() ?? 'UTC';
  const tone = status === 'available' ? 'good' : 'plain';
  return (
    <StateBadge tone={tone}>
      {until ? t('Held until {moment}', { moment: formatIn(until, zone) }) : statusLabels[status]}
    </StateBadge>
  );
}
