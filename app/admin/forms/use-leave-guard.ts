import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';

type LeaveGuard = {
  hasUnsaved: () => boolean;
  /** What was typed is given up. */
  onGiveUp: () => void;
};

/** Asks before a page with unsaved changes is left. The way to the sign-in page is free: the draft waits. */
export function useLeaveGuard({ hasUnsaved, onGiveUp }: LeaveGuard) {
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
      title: 'Leave without saving?',
      text: 'What you have changed here will be lost.',
      action: 'Leave',
    });
    if (!isSure) return blocker.reset?.();
    onGiveUp();
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
    /** The next change of page is wanted and goes unasked. */
    letGo: () => {
      isLeaving.current = true;
    },
  };
}
