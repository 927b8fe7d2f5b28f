import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ensureRole, refreshRole } from '../kit/access/refresh-role.ts';
import { describeRole } from '../kit/access/role-texts.ts';
import { useRole } from '../kit/access/use-may.ts';
import { refused } from '../kit/api/session.ts';
import { useSignedInName } from '../kit/api/use-signed-in-name.ts';
import { t } from '../kit/language/t.ts';
import { showNotice } from '../kit/notices/Notices/notice-store.ts';

/**
 * Notices that an owner has given this account another role while a page was open: when the server refuses something,
 * and when the window is looked at again.
 */
export function useRoleWatch(): void {
  const role = useRole();
  const lastRole = useRef(role);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void refreshRole();
    const refreshInSight = () => document.visibilityState === 'visible' && refresh();
    addEventListener(refused, refresh);
    document.addEventListener('visibilitychange', refreshInSight);
    return () => {
      removeEventListener(refused, refresh);
      document.removeEventListener('visibilitychange', refreshInSight);
    };
  }, []);
  const username = useSignedInName();
  // Somebody else may sign in over an open page.
  useEffect(() => {
    if (username) void ensureRole();
  }, [username]);
  useEffect(() => {
    const before = lastRole.current;
    if (role) lastRole.current = role;
    if (!role || !before || role === before) return;
    const text = t('Your role has changed. You are {role} now.', { role: describeRole(role) });
    // Most often it is noticed on the way to another page.
    showNotice({ kind: 'info', stays: 'on-next-page', text });
    void revalidate();
  }, [role, revalidate]);
}
