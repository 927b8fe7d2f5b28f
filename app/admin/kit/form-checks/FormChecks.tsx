import { type Lack, lackKinds, lackLabels } from '#content/editorial/checks/lack.ts';
import type { CheckedPlace } from '#content/editorial/checks/scan-places.ts';
import { focusField } from '../forms/focus-field.ts';
import { t } from '../language/t.ts';
import styles from './FormChecks.module.css';
import { LackList } from './LackList/LackList.tsx';
import { describeCounts } from './lack-texts.ts';
import { useLacks } from './use-lacks.ts';

type FormChecksProps = { places: readonly CheckedPlace[]; isOpen: boolean };

/** What a record or a document lacks as it stands in its form (specification/back-office.md, "Checks"). */
export function FormChecks({ places, isOpen }: FormChecksProps) {
  const lacks = useLacks(places);
  return (
    <details className={styles.checks} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{t('Checks')}</h2>
        <span className={styles.counts} data-clean={lacks.length === 0 || undefined}>
          {describeCounts(lacks)}
        </span>
      </summary>
      {lackKinds.map((kind) => (
        <Group key={kind} title={lackLabels[kind]} lacks={lacks.filter((lack) => lack.kind === kind)} />
      ))}
    </details>
  );
}

function Group({ title, lacks }: { title: string; lacks: readonly Lack[] }) {
  if (lacks.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <LackList
        lacks={lacks}
        hrefOf={({ field }) => `#${encodeURIComponent(field)}`}
        onPick={({ field }) => focusField(field)}
      />
    </section>
  );
}
