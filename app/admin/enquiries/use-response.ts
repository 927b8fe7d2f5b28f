import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * What a promise of the loader has brought. While a newer one is on its way the old response stays; one that a newer
 * question has overtaken is dropped.
 */
export function useResponse<Loaded>(promise: Promise<Loaded>): {
  response: Loaded | undefined;
  isLoading: boolean;
  setResponse: Dispatch<SetStateAction<Loaded | undefined>>;
} {
  const [response, setResponse] = useState<Loaded>();
  const [arrived, setArrived] = useState<Promise<Loaded>>();
  useEffect(() => {
    let isNewest = true;
    promise.then((value) => {
      if (!isNewest) return;
      setResponse(value);
      setArrived(promise);
    });
    return () => {
      isNewest = false;
    };
  }, [promise]);
  return { response, isLoading: arrived !== promise, setResponse };
}
