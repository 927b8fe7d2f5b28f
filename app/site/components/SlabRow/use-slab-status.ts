import type { SlabStatus } from '#content/entities/slab/slab.entity.ts';
import messages from '#messages/en/slabs.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';

/** What is said of a slab's status: `On hold until 4 December 2026, 18:00 (Lisbon)`. */
export function useSlabStatus() {
  const t = useMessages(messages);
  return ({ status, heldUntil }: { status: SlabStatus; heldUntil: string }): string =>
    status === 'held' && heldUntil
      ? t('slabs:status.heldUntil', { moment: heldUntil })
      : t(`slabs:status.${status}`);
}

/** Whether visitors may ask for it. */
export function canBeHad({ status }: { status: SlabStatus }): boolean {
  return status === 'available' || status === 'held';
}
