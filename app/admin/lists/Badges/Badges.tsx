import type { ReactNode } from 'react';
import { type Plan, PlanBadges } from '../PlanBadges/PlanBadges.tsx';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import styles from './Badges.module.css';

type BadgesProps = { children?: ReactNode; isDraft?: boolean; isFeatured?: boolean; plan?: Plan };

/** The states of a record that an administrator looks for first. */
export function Badges({ children, isDraft = false, isFeatured = false, plan }: BadgesProps) {
  return (
    <div className={styles.badges}>
      {isDraft ? <StateBadge tone="draft">Draft</StateBadge> : null}
      {plan ? <PlanBadges plan={plan} /> : null}
      {isFeatured ? <StateBadge tone="accent">Featured</StateBadge> : null}
      {children}
    </div>
  );
}
