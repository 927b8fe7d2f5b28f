import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/**
 * What a promise of the loader has brought. While a newer one is on its way the old answer stays; one that a newer
 * question has overtaken is dropped.
 */
export function useResponse<Answer>(promise: Promise<Answer>): {
  answer: Answer | undefined;
  isLoading: boolean;
  setAnswer: Dispatch<SetStateAction<Answer | undefined>>;
} {
  const [answer, setAnswer] = useState<Answer>();
  const [arrived, setArrived] = useState<Promise<Answer>>();
  useEffect(() => {
    let isNewest = true;
    promise.then((value) => {
      if (!isNewest) return;
      setAnswer(value);
      setArrived(promise);
    });
    return () => {
      isNewest = false;
    };
  }, [promise]);
  return { answer, isLoading: arrived !== promise, setAnswer };
}
