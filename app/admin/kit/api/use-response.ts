import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * The response of a loader's promise. While a newer promise is pending the old response stays; a response that a newer
 * promise has superseded is ignored.
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
