import { useResponse } from '../shell/use-response.ts';
import { type Move, moveItem } from '../sorting/move-item.ts';
import type { ListedRecord } from './list-definition.ts';
import type { ListResponse } from './load-list.ts';

/** The newest response of a list, and what is changed in it before it is loaded again. */
export function useListResponse<Listed extends ListedRecord>(promise: Promise<ListResponse<Listed>>) {
  const { response, isLoading, setResponse } = useResponse(promise);

  /** Removes a record from the page at once, before the list is loaded again. */
  function dropRecord(id: number): void {
    setResponse((shown) => {
      if (shown?.kind !== 'loaded') return shown;
      const records = shown.records.filter((record) => record.id !== id);
      const gone = shown.records.length - records.length;
      return { ...shown, records, total: shown.total - gone, allTotal: shown.allTotal - gone };
    });
  }

  /** Shows a record in another place at once, before that is saved. */
  function moveRecord(move: Move): void {
    setResponse((shown) =>
      shown?.kind === 'loaded' ? { ...shown, records: moveItem(shown.records, move) } : shown,
    );
  }

  return { response, isLoading, dropRecord, moveRecord };
}
