import type { ReactNode } from 'react';
import { t } from '../../language/t.ts';
import { formatIn } from '../../time/format-planned.ts';
import { useCompanyZone } from '../../time/use-company-zone.ts';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import styles from './Badges.module.css';

/** When a record appears on the site and goes by itself. */
type Plan = { publishAt: string | null; unpublishAt: string | null };

type BadgesProps = { children?: ReactNode; isDraft?: boolean; isFeatured?: boolean; plan?: Plan };

/** The states of a record that an administrator looks for first. */
export function Badges({ children, isDraft = false, isFeatured = false, plan }: BadgesProps) {
  return (
    <div className={styles.badges}>
      {isDraft ? <StateBadge tone="draft">{t('Draft')}</StateBadge> : null}
      {plan ? <PlanBadges plan={plan} /> : null}
      {isFeatured ? <StateBadge tone="accent">{t('Featured')}</StateBadge> : null}
      {children}
    </div>
  );
}

/** When visitors will see a record, and until when. */
function PlanBadges({ plan: { publishAt, unpublishAt } }: { plan: Plan }) {
  return (
    <>
      {publishAt ? <PlanBadge verb={t('Appears')} at={publishAt} /> : null}
      {unpublishAt ? <PlanBadge verb={t('Goes')} at={unpublishAt} /> : null}
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
