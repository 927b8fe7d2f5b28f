import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * What a promise of the loader has brought. While a newer one is on its way the old response stays; one that a newer
 * question has overtaken is dropped.
 */
export function useResponse<Answer>(promise: Promise<Answer>): {
  response: Answer | undefined;
  isLoading: boolean;
  setResponse: Dispatch<SetStateAction<Answer | undefined>>;
} {
  const [response, setResponse] = useState<Answer>();
  const [arrived, setArrived] = useState<Promise<Answer>>();
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
