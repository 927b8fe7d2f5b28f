import { useEffect, useState } from 'react';
import type { ListedRecord } from './list-definition.ts';
import type { ListResponse } from './load-list.ts';
import { type Move, moveItem } from './order/order-change.ts';

/**
 * The newest response so far. While a newer one is loading the old one stays; a response that a newer
 * request has overtaken is dropped.
 */
export function useListResponse<Listed extends ListedRecord>(promise: Promise<ListResponse<Listed>>) {
  const [answer, setAnswer] = useState<ListResponse<Listed>>();
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    let isNewest = true;
    setIsLoading(true);
    promise.then((arrived) => {
      if (!isNewest) return;
      setAnswer(arrived);
      setIsLoading(false);
    });
    return () => {
      isNewest = false;
    };
  }, [promise]);

  /** Removes a record from the page at once, before the list is loaded again. */
  function dropRecord(id: number): void {
    setAnswer((shown) => {
      if (shown?.kind !== 'loaded') return shown;
      const records = shown.records.filter((record) => record.id !== id);
      const gone = shown.records.length - records.length;
      return { ...shown, records, total: shown.total - gone, allTotal: shown.allTotal - gone };
    });
  }

  /** Shows a record in another place at once, before that is saved. */
  function moveRecord(move: Move): void {
    setAnswer((shown) =>
      shown?.kind === 'loaded' ? { ...shown, records: moveItem(shown.records, move) } : shown,
    );
  }

  return { answer, isLoading, dropRecord, moveRecord };
}
