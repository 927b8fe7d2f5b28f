import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Hold, Slab } from '../../entities/slab/slab-holds.ts';
import { May } from '../../kit/access/May/May.tsx';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { ActionsCell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { HoldCells, holdHeads } from './HoldCells.tsx';
import styles from './slabs.module.css';

type HoldListProps = { holds: readonly Hold[]; slab: Pick<Slab, 'id'>; onChanged: () => void };

/** Who holds a slab, and who waits for it in which order. */
export function HoldList({ holds, slab, onChanged }: HoldListProps) {
  if (holds.length === 0) return <p className={styles.quiet}>{t('Nobody holds this slab.')}</p>;
  const heads = [t('Customer'), ...holdHeads];
  return (
    <DataTable caption={t('Holds')} heads={heads}>
      {holds.map((hold) => (
        <tr key={hold.id}>
          <th scope="row">{hold.for}</th>
          <HoldCells hold={hold} />
          <ActionsCell isBelow>
            <May permission="holds">
              <EndButton
                path={`/slabs/${slab.id}/holds/${hold.id}`}
                customer={hold.for}
                onEnded={onChanged}
              />
            </May>
          </ActionsCell>
        </tr>
      ))}
    </DataTable>
  );
}

type EndButtonProps = { path: string; customer: string; onEnded: () => void };

function EndButton({ path, customer, onEnded }: EndButtonProps) {
  const confirm = useConfirm();
  const [isEnding, setIsEnding] = useState(false);
  async function end(): Promise<void> {
    const isConfirmed = await confirm({
      title: t('End this hold?'),
      text: t('{customer} no longer holds or waits for the slab. The next in the queue holds it.', {
        customer,
      }),
      action: t('End this hold'),
    });
    if (!isConfirmed) return;
    setIsEnding(true);
    try {
      await requestApi(path, { method: 'DELETE' });
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error) });
    } finally {
      setIsEnding(false);
      onEnded();
    }
  }
  return (
    <Button variant="default" size="xs" loading={isEnding} onClick={() => void end()}>
      {t('End this hold')}
    </Button>
  );
}
