import { Button } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { Slab } from '../../entities/slab/slab-holds.ts';
import { May } from '../../kit/access/May/May.tsx';
import { useMay } from '../../kit/access/use-may.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import type { Route } from './+types/slab.ts';
import { HoldForm } from './HoldForm.tsx';
import { HoldList } from './HoldList.tsx';
import { LabelButtons } from './LabelButtons.tsx';
import { SlabStatus } from './SlabStatus.tsx';
import styles from './slabs.module.css';

/** What happens to one slab in the trade: who holds it, who waits, whether it was sold. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [{ data: slab }, { data: forms }] = await Promise.all([
    requestApi<Slab>(`/slabs/${encodeURIComponent(params.id)}`, { signal }),
    requestApi<{ value: DocumentValues['forms'] }>('/site-documents/forms', { signal }),
  ]);
  return { slab, conditions: forms.value.holdConditions };
}

export default function SlabHolds({ loaderData: { slab, conditions } }: Route.ComponentProps) {
  const may = useMay();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const canBeHeld = slab.status === 'available' || slab.status === 'held';
  return (
    <>
      <PageHeader
        title={slab.number}
        crumbs={[{ label: t('Slabs'), to: '/admin/slabs/' }]}
        summary={slab.product_name}
        actions={
          <>
            <LabelButtons slab={slab} />
            <May permission="content">
              <Button variant="default" component={Link} to={`/admin/slabs/${slab.id}/edit/`}>
                {t('Edit')}
              </Button>
            </May>
          </>
        }
      />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="holds">
          <h2 id="holds">{t('Holds')}</h2>
          <HoldList holds={slab.holds} slab={slab} onChanged={reload} />
        </section>
        <div className={styles.narrow}>
          <SlabStatus slab={slab} onChanged={reload} />
          {canBeHeld && may('holds') ? <HoldForm {...{ slab, conditions }} onHeld={reload} /> : null}
        </div>
      </div>
    </>
  );
}
