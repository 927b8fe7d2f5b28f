import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../shell/message-of.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import { showButtonId } from './FirstSteps.tsx';
import { dismissFirstSteps, type FirstSteps } from './first-steps.ts';

/** The first steps with what can be done about the list; undefined where they could not be read. */
export function useFirstSteps(data: FirstSteps | undefined) {
  const { revalidate } = useRevalidator();
  const hasJustHidden = useRef(false);

  // The button that had the focus is gone with the list.
  useEffect(() => {
    if (!data?.isDismissed || !hasJustHidden.current) return;
    hasJustHidden.current = false;
    document.getElementById(showButtonId)?.focus({ preventScroll: true });
  }, [data]);

  async function dismiss(isDismissed: boolean): Promise<void> {
    try {
      await dismissFirstSteps(isDismissed);
      hasJustHidden.current = isDismissed;
      if (!isDismissed) window.scrollTo({ top: 0 });
      await revalidate();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
  }

  return (
    data && {
      data,
      onDismiss: (isDismissed: boolean) => void dismiss(isDismissed),
      onChanged: () => void revalidate(),
    }
  );
}
