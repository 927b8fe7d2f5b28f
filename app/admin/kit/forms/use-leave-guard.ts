import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../dialogs/Confirm/use-confirm.tsx';
import { t } from '../language/t.ts';

type LeaveGuard = {
  hasUnsaved: () => boolean;
  /** Keeps what was typed as a draft. @returns whether the browser did */
  keepDraft?: () => boolean;
  /** Discards what was typed, where no drafts are kept. */
  onGiveUp?: () => void;
};

const kept = t(
  'What you have changed stays in this browser as a draft. It is offered when you open this form again.',
);
const lost = t('What you have changed here will be lost.');

/** Asks before leaving a page with unsaved changes. Going to the sign-in page does not ask: the draft is kept. */
export function useLeaveGuard({ hasUnsaved, keepDraft, onGiveUp }: LeaveGuard) {
  const isLeaving = useRef(false);
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith('/admin/login') &&
      hasUnsaved(),
  );
  const ask = useEffectEvent(async () => {
    const isSure = await confirm({
      title: t('Leave without saving?'),
      text: keepDraft?.() ? kept : lost,
      action: t('Leave'),
    });
    if (!isSure) return blocker.reset?.();
    onGiveUp?.();
    blocker.proceed?.();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);

  const shouldWarn = useEffectEvent(() => !isLeaving.current && hasUnsaved());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (shouldWarn()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return {
    /** The next navigation is intended and does not ask. */
    letGo: () => {
      isLeaving.current = true;
    },
  };
}
