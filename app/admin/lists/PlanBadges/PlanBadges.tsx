import { formatIn } from '../../schedule/format-planned.ts';
import { useCompanyZone } from '../../schedule/use-company-zone.ts';
import { StateBadge } from '../StateBadge/StateBadge.tsx';

/** When a record appears on the site and goes by itself. */
export type Plan = { publishAt: string | null; unpublishAt: string | null };

/** When visitors will see a record, and until when. */
export function PlanBadges({ plan: { publishAt, unpublishAt } }: { plan: Plan }) {
  return (
    <>
      {publishAt ? <PlanBadge verb="Appears" at={publishAt} /> : null}
      {unpublishAt ? <PlanBadge verb="Goes" at={unpublishAt} /> : null}
    </>
  );
}

function PlanBadge({ verb, at }: { verb: string; at: string }) {
  const zone = useCompanyZone();
  return (
    <StateBadge tone="planned">
      {verb} <time dateTime={at}>{zone ? formatIn(at, zone) : '…'}</time>
    </StateBadge>
  );
}
