import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { perPage } from './list-state.ts';

type Shown = { page: number; total: number };

/** Leads to the last page where the one that was asked for lies behind it, as when its last rows have been deleted. */
export function usePageInRange(shown: Shown | undefined, hrefOf: (page: number) => string): void {
  const navigate = useNavigate();
  const last = shown ? Math.max(1, Math.ceil(shown.total / perPage)) : undefined;
  const target = shown && last !== undefined && shown.page > last ? hrefOf(last) : undefined;
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true, preventScrollReset: true });
  }, [target, navigate]);
}
