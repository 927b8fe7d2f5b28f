import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { slabStatuses } from '#content/entities/slab/slab.entity.ts';
import { type Slab, statusLabels } from '../../entities/slab/slab-holds.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';

/** The status of a slab, which whoever sells may change and nothing else. */
export function SlabStatus({ slab, onChanged }: { slab: Slab; onChanged: () => void }) {
  const may = useMay();
  const confirm = useConfirm();
  const [error, setError] = useState('');
  async function change(status: string): Promise<void> {
    const isConfirmed =
      slab.holds.length === 0 ||
      (await confirm({
        title: t('End all holds?'),
        text: t('With this status nobody holds or waits for the slab any more.'),
        action: t('Change the status'),
      }));
    if (!isConfirmed) return;
    setError('');
    try {
      await requestApi(`/slabs/${slab.id}`, { method: 'PUT', body: { status } });
    } catch (failure) {
      setError(messageOf(failure));
    }
    onChanged();
  }
  // Only a hold makes it held.
  const choices = slabStatuses.filter((status) => status !== 'held' || slab.status === 'held');
  return (
    <>
      {error ? <Message kind="error">{error}</Message> : null}
      <NativeSelect
        label={t('Status')}
        value={slab.status}
        disabled={!may('slabStatus')}
        data={choices.map((value) => ({ value, label: statusLabels[value] }))}
        onChange={(event) => void change(event.currentTarget.value)}
      />
    </>
  );
}
