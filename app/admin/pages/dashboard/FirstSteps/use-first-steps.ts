import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { OptionalStepKey } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import { messageOf } from '../../../kit/api/message-of.ts';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { dismissFirstSteps, type FirstSteps, saveStepNeeded } from '../../first-steps/first-steps.ts';
import { showButtonId } from './FirstSteps.tsx';

/** The first steps with what can be done about the list; undefined where they could not be read. */
export function useFirstSteps(data: FirstSteps | undefined) {
  const { revalidate } = useRevalidator();
  const hasJustHidden = useRef(false);

  // The button that had the focus is gone with the list.
  useEffect(() => {
    const button = document.getElementById(showButtonId);
    if (!data || !button || !hasJustHidden.current) return;
    hasJustHidden.current = false;
    button.focus({ preventScroll: true });
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

  async function changeNeeded(step: OptionalStepKey, isNeeded: boolean): Promise<void> {
    try {
      await saveStepNeeded(step, isNeeded);
      // The list goes with its last step.
      hasJustHidden.current = !isNeeded;
      await revalidate();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
  }

  return (
    data && {
      data,
      onDismiss: (isDismissed: boolean) => void dismiss(isDismissed),
      onNeededChange: (step: OptionalStepKey, isNeeded: boolean) => void changeNeeded(step, isNeeded),
      onChanged: () => void revalidate(),
    }
  );
}
